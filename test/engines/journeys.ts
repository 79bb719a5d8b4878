import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { missingBrowsers, type EngineName } from './browsers.ts'
import { startEngine, waitFor, type Tab } from './engine.ts'
import { startProxy, startWithoutScripts } from './proxy.ts'

const mark = 'main a[data-fact]'

/** The first actions of a reader, and each bug that occurred in only one engine. Chromium has test/browser. */
export function testEngine(name: EngineName) {
  describe.skipIf(missingBrowsers[name])(name, () => {
    const site = inject('site')
    let wiki: Awaited<ReturnType<typeof startProxy>>
    let tab: Tab
    let otherSite: Server
    beforeAll(async () => {
      wiki = await startProxy(site)
      const oEmbed = await fetch(`${site}/oembed?url=${site}/database/gold-ore`)
      const { html } = (await oEmbed.json()) as { html: string }
      otherSite = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(html))
      await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve))
      tab = await startEngine[name]()
    })
    afterAll(async () => {
      await tab?.close()
      otherSite.close()
      wiki.close()
    })
    beforeEach(() => tab.resize(1280, 800))

    /** Waits until the scripts listen: an earlier click or key is lost. */
    const open = async (path: string) => {
      await tab.open(wiki.address + path)
      await waitFor(() => tab.evaluate('document.documentElement.hasAttribute("data-started")'))
    }
    const measure = async (selector: string, size: 'height' | 'bottom') =>
      Number(await tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().${size}`))
    /** The numbers of a list that an expression returns. */
    const list = async (expression: string) => JSON.parse(String(await tab.evaluate(`JSON.stringify(${expression})`))) as number[]

    test('a mark is drawn within its box, and opens its card, whole and on the screen', async () => {
      await open('/database/shovel')
      const [left = 0, top = 0, width = 0, height = 0] = await list(
        `(({ left, top, width, height }) => [left, top, width, height])(document.querySelector('${mark}').getBoundingClientRect())`,
      )
      const screenshot = await tab.screenshot()
      // WebKit drew a bar above and below each badge.
      for (const bar of [top - 3, top + height + 1]) expect(await countColours(screenshot, { left, top: bar, width, height: 2 })).toBe(1)
      expect(await countColours(screenshot, { left, top, width, height })).toBeGreaterThan(1)
      await tab.click(mark)
      await waitFor(() => tab.evaluate('document.querySelector(".why:popover-open") !== null'))
      // A broken popover was as high as the screen.
      expect(await measure('.why:popover-open', 'height')).toBeLessThan(600)
      expect(await measure('.why:popover-open', 'bottom')).toBeLessThanOrEqual(Number(await tab.evaluate('innerHeight')))
    })

    test('the front page opens, and its search shows what it finds', async () => {
      await open('/')
      expect(await tab.evaluate('document.querySelector("h1").textContent')).not.toBe('')
      await tab.type('body', '/')
      await waitFor(() => tab.evaluate('document.activeElement.matches("dialog input")'))
      await tab.type('dialog[open] input', 'gold bar')
      await waitFor(() => tab.evaluate('document.querySelector("dialog[open] [role=option]") !== null'))
      expect(await measure('dialog[open] [role=option]', 'bottom')).toBeLessThanOrEqual(await measure('dialog[open]', 'bottom'))
      expect(await measure('dialog[open] [role=listbox]', 'height')).toBeGreaterThan(100)
    })

    test('Back restores the text of a filter', async () => {
      await open('/database')
      await tab.type('main input[name=find]', 'gold bar')
      await waitFor(() => tab.evaluate('location.search.includes("find=gold")'))
      await tab.evaluate('document.querySelector("main tbody tr:not([hidden]) a").click()')
      await waitFor(() => tab.evaluate('location.pathname.startsWith("/database/")'))
      await tab.evaluate('history.back()')
      await waitFor(() => tab.evaluate('location.search.includes("find=gold") && document.readyState === "complete"'))
      await waitFor(() => tab.evaluate('document.querySelector("main input[name=find]").value === "gold bar"'))
      // WebKit resets fields some time after the page is back.
      await tab.evaluate('new Promise(requestAnimationFrame) && undefined')
      expect(await tab.evaluate('document.querySelector("main input[name=find]").value')).toBe('gold bar')
    })

    test('a card on another site has its picture and its fonts', async () => {
      const { port } = otherSite.address() as AddressInfo
      await tab.open(`http://127.0.0.1:${port}/`)
      await waitFor(() =>
        tab.evaluateInFrame('document.images.length > 0 && [...document.images].every((image) => image.naturalWidth > 0)'),
      )
      await waitFor(() => tab.evaluateInFrame('[...document.fonts].some(({ status }) => status === "loaded")'))
    })

    test('a list is changed, and its address follows', async () => {
      await open(`/list/${btoa('1|2,3|4')}/Base`)
      const more = 'main input[name=quantity] + button'
      await waitFor(() => tab.evaluate(`document.querySelector('${more}').disabled === false`))
      await tab.click(more)
      await waitFor(() => tab.evaluate(`decodeURIComponent(location.pathname).includes('${btoa('1|3,3|4')}')`))
      expect(await tab.evaluate('document.querySelector("main input[name=quantity]").value')).toBe('3')
    })

    test('a tool keeps its state in the address', async () => {
      await open('/tools/pressure?tanks=7')
      // Engines insert typed text before, after or over the existing text.
      await tab.type('main input[name=tanks]', '4')
      await waitFor(() => tab.evaluate('/tanks=(4|47|74)$/.test(location.search)'))
      const typed = await tab.evaluate('document.querySelector("main input[name=tanks]").value')
      await tab.reload()
      expect(await tab.evaluate('document.querySelector("main input[name=tanks]").value')).toBe(typed)
    })

    test('a growth timer hides its time field at first, and is shown on other pages', async () => {
      await open('/tools/growth-timers?timer=pot')
      await waitFor(() => tab.evaluate('document.querySelector(".start-timer").disabled === false'))
      // An empty time field shows 12:30 in WebKit.
      expect(await tab.evaluate('document.querySelector("input[type=time]").closest("details").open')).toBe(false)
      await tab.click('.start-timer')
      await waitFor(() => tab.evaluate('document.querySelector("main [role=timer]") !== null'))
      await open('/faq')
      await waitFor(() => tab.evaluate('/[0-9]:[0-9][0-9]/.test(document.querySelector(".dk-timer")?.textContent)'))
    })

    test('by keyboard alone: past the header, to the search, and to what it finds', async () => {
      await open('/faq')
      await tab.press('Tab')
      await waitFor(() => tab.evaluate('document.activeElement.matches("a[href=\'#main\']")'))
      await tab.press('Enter')
      await waitFor(() => tab.evaluate('location.hash === "#main"'))
      // The next stop is within the text, not in the header.
      await tab.press('Tab')
      expect(await tab.evaluate('document.activeElement.closest("main") !== null')).toBe(true)
      await tab.type('body', '/')
      await waitFor(() => tab.evaluate('document.activeElement.matches("dialog input")'))
      await tab.type('dialog[open] input', 'gold bar')
      await waitFor(() => tab.evaluate('/gold bar/i.test(document.querySelector("dialog[open] [role=option]")?.textContent)'))
      // Pressed once: a key that comes before the suggestions takes effect with them.
      await tab.press('ArrowDown')
      await waitFor(() => tab.evaluate('document.querySelector("dialog[open] [role=option]").ariaSelected === "true"'))
      await tab.press('Enter')
      await waitFor(() => tab.evaluate('location.pathname.startsWith("/database/")'))
    })

    // Chromium has its own such tests, and test/pages sends every form.
    test('without script: a tool, the search and a filter work by their forms', { tags: 'long' }, async () => {
      const plain = await startWithoutScripts(site)
      const openPlain = async (path: string) => {
        await tab.open(plain.address + path)
        expect(await tab.evaluate('document.documentElement.classList.contains("js")')).toBe(false)
      }
      const submit = async (field: string, text: string, expected: string) => {
        await tab.evaluate(`document.querySelector('${field}').value = ''`)
        await tab.type(field, text)
        await tab.press('Enter')
        await waitFor(() => tab.evaluate(`document.readyState === "complete" && location.href.includes('${expected}')`))
      }
      await openPlain('/tools/pressure')
      await submit('main input[name=tanks]', '4', 'tanks=4')
      expect(await tab.evaluate('document.querySelector("main input[name=tanks]").value')).toBe('4')
      await openPlain('/search')
      await submit('main input[name=q]', 'gold bar', 'q=gold')
      expect(await tab.evaluate('document.querySelector("main a[href$=gold-bar]") !== null')).toBe(true)
      await openPlain('/database')
      await submit('main input[name=find]', 'gold bar', 'find=gold')
      expect(await tab.evaluate('/gold bar/i.test(document.querySelector("main tbody tr:not([hidden])").textContent)')).toBe(true)
      plain.close()
    })

    test('the map hides a tile that does not load, searches, and opens the match', async () => {
      await open('/database/map')
      await waitFor(() => tab.evaluate('document.querySelector("img.leaflet-tile-loaded") !== null'))
      await tab.evaluate('document.querySelector("img.leaflet-tile-loaded").src = "/assets/images/map/none.svg"')
      await waitFor(() => tab.evaluate('getComputedStyle(document.querySelector("img.leaflet-tile[src*=none]")).visibility === "hidden"'))
      await waitFor(() => tab.evaluate('document.querySelector(".map-chip:enabled") !== null'))
      await tab.type('.map-tools input', 'vehicle store')
      await waitFor(() => tab.evaluate('location.hash.includes("find=vehicle")'))
      await tab.press('Enter')
      await waitFor(() => tab.evaluate('document.activeElement.matches(".leaflet-popup a.btn")'))
    })

    test('the run board is read and tabbed through from top to bottom', async () => {
      await tab.resize(800, 800)
      await open('/speedrun')
      const cards = '[...document.querySelectorAll("main .card")].map((card) => card.getBoundingClientRect().top)'
      const tops = await list(cards)
      expect(tops.length).toBeGreaterThan(1)
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      // On a wide screen no card is split between two columns.
      await tab.resize(1280, 800)
      expect(
        await list('[...document.querySelectorAll("main .card, main .card h2")].map((card) => card.getClientRects().length)'),
      ).not.toContain(2)
    })

    test('a visited page opens offline', async () => {
      // WebDriver's WebKit stores nothing on disk: an origin that no tab shows for a while loses its caches for good.
      const unvisited = await startProxy(site)
      await tab.open(`${unvisited.address}/database/gold-bar`)
      const isControlled = () => tab.evaluate('navigator.serviceWorker.controller !== null')
      // If the installation failed (on a busy server), the next page installs the worker.
      await waitFor(isControlled, 20_000).catch(async () => {
        await tab.reload()
        await waitFor(isControlled, 20_000)
      })
      await tab.reload()
      await waitFor(() => tab.evaluate('caches.match(location.href).then((copy) => copy !== undefined || document.title)'))
      unvisited.close()
      await tab.reload()
      await waitFor(() => tab.evaluate('document.querySelector("h1")?.textContent.includes("Gold Bar")'))
    })
  })
}

type Box = { left: number; top: number; width: number; height: number }

/** Number of clearly different colors in a part of a screenshot. */
async function countColours(screenshot: Buffer, box: Box): Promise<number> {
  const [left = 0, top = 0, width = 0, height = 0] = [box.left, box.top, box.width, box.height].map(Math.round)
  const { data, info } = await sharp(screenshot).extract({ left, top, width, height }).raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let place = 0; place < data.length; place += info.channels)
    colours.add([...data.subarray(place, place + 3)].map((part) => Math.round(part / 32)).join(' '))
  return colours.size
}
