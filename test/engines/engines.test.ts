import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve, type Served } from '../support/serve.ts'
import { engines, waitFor, type Tab } from './engine.ts'

/** What a reader does first, in the engines of Firefox and Safari; Chromium has test/browser. */
for (const [name, { missing, start }] of Object.entries(engines)) {
  describe.skipIf(missing)(missing ? `${name} did not run: ${missing}` : name, () => {
    let wiki: Served
    let tab: Tab
    beforeAll(async () => {
      wiki = await serve({}, 'content')
      tab = await start()
    })
    afterAll(async () => {
      await tab?.close()
      await wiki?.stop()
    })
    const measure = async (selector: string, size: 'height' | 'bottom') =>
      Number(await tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().${size}`))

    test('the front page opens', async () => {
      await tab.open(`${wiki.address}/`)
      expect(await tab.evaluate('document.querySelector("h1").textContent')).not.toBe('')
    })

    test('a mark opens its card, whole and on the screen', async () => {
      await tab.open(`${wiki.address}/database/gold-bar`)
      await tab.click('main button[popovertarget^="why-"]')
      await waitFor(() => tab.evaluate('document.querySelector(".why:popover-open") !== null'))
      // Torn, it was as high as the screen.
      expect(await measure('.why:popover-open', 'height')).toBeLessThan(600)
      expect(await measure('.why:popover-open', 'bottom')).toBeLessThanOrEqual(Number(await tab.evaluate('innerHeight')))
    })

    test('the search shows what it finds', async () => {
      await tab.open(`${wiki.address}/`)
      await waitFor(() => tab.evaluate('document.readyState === "complete"'))
      await tab.type('body', '/')
      await waitFor(() => tab.evaluate('document.activeElement.matches("dialog input")'))
      await tab.type('dialog[open] input', 'gold bar')
      await waitFor(() => tab.evaluate('document.querySelector("dialog[open] [role=option]") !== null'))
      expect(await measure('dialog[open] [role=option]', 'bottom')).toBeLessThanOrEqual(await measure('dialog[open]', 'bottom'))
      expect(await measure('dialog[open] [role=listbox]', 'height')).toBeGreaterThan(100)
    })

    test('Back to a filter finds the field as it was', async () => {
      await tab.open(`${wiki.address}/database`)
      await tab.type('main input[name=find]', 'gold bar')
      await waitFor(() => tab.evaluate('location.search.includes("find=gold")'))
      await tab.evaluate('document.querySelector("main tbody tr:not([hidden]) a").click()')
      await waitFor(() => tab.evaluate('location.pathname.startsWith("/database/")'))
      await tab.evaluate('history.back()')
      await waitFor(() => tab.evaluate('location.search.includes("find=gold") && document.readyState === "complete"'))
      await waitFor(() => tab.evaluate('document.querySelector("main input[name=find]").value === "gold bar"'))
    })

    test('a page that was read opens without a network', async () => {
      await tab.open(`${wiki.address}/database/gold-bar`)
      await waitFor(() => tab.evaluate('navigator.serviceWorker.controller !== null'))
      await tab.reload()
      await waitFor(() => tab.evaluate('document.readyState === "complete"'))
      wiki.child.kill('SIGTERM')
      await wiki.exited
      await tab.reload()
      expect(await tab.evaluate('document.querySelector("h1").textContent')).toContain('Gold Bar')
    })
  })
}
