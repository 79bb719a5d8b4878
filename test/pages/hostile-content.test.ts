import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { chromium, expect as expectPage, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SafeName } from '#model/text/safe-name.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { ContentError } from '#content/check/problem.ts'
import { readContent } from '#content/read-content.ts'
import { findChromium } from '../support/chromium.ts'
import { corpus } from '../support/hostile-texts.ts'
import { serve, type Served } from '../support/serve.ts'
import { openMap, pin, popup } from '../support/world-map.ts'

/** Names of items and towns are part of URLs: only some payloads are valid. */
const canBeName = (text: string) => SafeName.safeParse(toSafeName(text)).success
const names = corpus.filter(canBeName)
const townName = '"><img src=x onerror=hit()>'
const townSafeName = toSafeName(townName)
const source = '{ source: A test, certainty: guess }'
const item = (id: number, name: string) => `id: ${id}
name: ${JSON.stringify(name)}
group: tool
description: A thing.
value: 100
shops: [7]
shop_role: sells
sources: { name: ${source}, description: ${source}, value: ${source}, shops: ${source} }
checked: 2026-11-21
`

const folder = mkdtempSync(join(tmpdir(), 'wiki-hostile-'))
const change = (file: string, to: (text: string) => string) => {
  const path = join(folder, file)
  writeFileSync(path, to(readFileSync(path, 'utf8')))
}
let wiki: Served
beforeAll(async () => {
  cpSync('test/wiki', folder, { recursive: true })
  const front = (head: string) => `---\n${head}---\n\n${corpus.join('\n\n')}\n`
  const quoted = JSON.stringify(corpus.join(' '))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  for (const name of ['faq', 'privacy', 'about', 'about-hydroneer', 'mod-faq', 'patch-notes', 'legacy-mods', 'guide-book'])
    write(`pages/${name}.md`, front(`title: Hostile ${name}\ndescription: Hostile words of ${name}.\nchecked: 2026-11-21\n`))
  const guide = `{ part: steps, place: 1, picture: spade, note: ${quoted}, keywords: [${quoted}] }`
  write('pages/first-timer.md', front(`title: ${quoted}\nlead: ${quoted}\ndescription: ${quoted}\nchecked: 2026-11-21\nguide: ${guide}\n`))
  write('blog/07-post.md', front(`id: 7\ntitle: ${quoted}\ndate: 2026-11-20\nauthor: ${quoted}\nsummary: ${quoted}\n`))
  write('updates/03-x.md', front(`id: 3\ndate: 2026-11-20\ntitle: ${quoted}\n`))
  for (const [place, name] of names.entries()) write(`items/${toSafeName(name)}.yaml`, item(9000 + place, name))
  for (const file of [
    'items/shovel.yaml',
    'mods/spawn-menu.yaml',
    'shops/07-tools-equipment.yaml',
    'towns/ironil.yaml',
    'digsites/south-hope.yaml',
  ])
    change(file, (text) => text.replace(/^description: (.*\n)(  .*\n)*/m, () => `description: ${quoted}\n`))
  change('items/shovel.yaml', (text) => `${text.replace('sources:', `sources:\n  advice: ${source}`)}alias: ${quoted}\nadvice: ${quoted}\n`)
  change('mods/spawn-menu.yaml', (text) =>
    text
      .replace(/^author: .*/m, () => `author: ${quoted}`)
      .replace('details: false', 'details: true')
      .replace("ribbon_text: ''", () => `ribbon_text: ${quoted}`)
      .replace('sources:', `sources:\n  ribbon: ${source}`),
  )
  change('shops/07-tools-equipment.yaml', (text) => text.replace(/^name: .*/m, () => `name: ${quoted}`))
  change('patch-notes/1.6.yaml', (text) =>
    text
      .replace(/^summary: .*/m, () => `summary: ${quoted}`)
      .replace('A table of 1.6', () => quoted)
      .replace('field: value', () => `field: value\n    called: ${quoted}`)
      .replace(/^changes:\n/m, () => `changes:\n${corpus.map((entry) => `  - ${JSON.stringify(entry)}\n`).join('')}`),
  )
  change('leaderboards/speedruns.yaml', (text) =>
    text.replace('player: Ann', () => `player: ${quoted}`).replace(/challenge: First blueprint/, () => `challenge: ${quoted}`),
  )
  change('leaderboards/pokes.yaml', (text) => text.replace('Sample Poker 01', () => quoted))
  for (const fact of ['creator', 'developer', 'engine', 'event', 'mod-folder', 'rod-trader'])
    change(`facts/${fact}.yaml`, (text) => text.replace(/^value: .*/m, () => `value: ${quoted}`))
  renameTown()
  wiki = await serve({ LOG_LEVEL: 'silent' }, folder)
})
afterAll(async () => {
  await wiki.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Gives Ironil a hostile name and URL. */
function renameTown() {
  writeFileSync(
    join(folder, `towns/${townSafeName}.yaml`),
    readFileSync(join(folder, 'towns/ironil.yaml'), 'utf8').replace('name: Ironil', () => `name: ${JSON.stringify(townName)}`),
  )
  rmSync(join(folder, 'towns/ironil.yaml'))
  for (const kind of ['shops', 'digsites'])
    for (const file of readdirSync(join(folder, kind)))
      change(`${kind}/${file}`, (text) => text.replace(/^town: ironil$/m, () => `town: ${JSON.stringify(townSafeName)}`))
}

const inAddress = encodeURIComponent('"><img src=x onerror=hit()><script>hit()</script>')
/** Pages that are only parsed: the same code renders others, which the long test opens in a browser. */
const readOnly = [
  '/privacy',
  '/about',
  '/about-hydroneer',
  '/mod-faq',
  '/blog',
  '/patch-notes',
  '/guide-book',
  '/guide-book/digsites',
  '/guide-book/towns/bridgepour/tools-equipment/7',
  '/legacy-mods/Spawn%20Menu',
]
const pagePaths = [
  '/',
  '/faq',
  '/blog/7',
  '/patch-notes/2',
  '/database',
  '/database/shovel',
  `/database/${encodeURIComponent(toSafeName(names[0] ?? ''))}`,
  '/database/map',
  '/list',
  `/list/${encodeURIComponent(btoa('1|1,2|9000'))}/${inAddress}`,
  `/list/${inAddress}`,
  `/list?find=${inAddress}`,
  '/legacy-mods',
  '/guide-book/towns',
  '/guide-book/guide/first-timer',
  '/speedrun',
  `/speedrun?player=${inAddress}`,
  '/pokes',
  `/pokes?page=${inAddress}&sort=${inAddress}`,
  '/search?q=img',
  `/search?q=${inAddress}`,
  `/database?find=${inAddress}`,
  `/database/${inAddress}`,
  `/legacy-mods?mod=${inAddress}&author=${inAddress}`,
  `/tools/weight-value?item=${inAddress}&weight=${inAddress}&lines=${inAddress}`,
  `/tools/scrap?item=${inAddress}&quantity=${inAddress}`,
  `/tools/pressure?tanks=${inAddress}`,
  `/tools/ore-odds?find=${inAddress}&chunks=${inAddress}`,
  `/tools/blueprint-planner?goal=${inAddress}&have=${inAddress}`,
  `/tools/growth-timers?timer=${inAddress}&kind=${inAddress}&name=${inAddress}&count=1&start=1&t=${inAddress}`,
  `/tools/vehicles?show=${inAddress}&sort=${inAddress}`,
  `/tools/explosions?show=${inAddress}&count=${inAddress}`,
  `/tools/logic-timing?delays=${inAddress}&code=${inAddress}`,
  `/${inAddress}`,
]

test('no page has an executable payload', async () => {
  const documents = unified().use(rehypeParse).freeze()
  for (const path of [...readOnly, ...pagePaths]) {
    const answer = await wiki.get(path)
    // As it is sent, not as `text()` rewrites it.
    const html = Buffer.from(await answer.arrayBuffer()).toString()
    const running: string[] = []
    visit(documents.parse(html), 'element', ({ tagName, properties, children }) => {
      const isOfCorpus = toString({ type: 'root', children }).includes('hit(')
      if (/^(iframe|object|embed|base)$/.test(tagName) || (tagName === 'script' && isOfCorpus && !/json/.test(String(properties.type))))
        running.push(tagName)
      for (const [name, value] of Object.entries(properties))
        if (/^on|^srcdoc$/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(String(value)))
          running.push(`${tagName} ${name}="${String(value)}"`)
    })
    expect([path, running]).toEqual([path, []])
    if (!path.includes(inAddress)) expect([path, answer.status]).toEqual([path, 200])
    if (readOnly.includes(path)) expect(html, path).toContain('onerror')
  }
})

test('a payload as a name in an address, and a script link, are rejected', () => {
  const refused = corpus.filter((text) => !canBeName(text))
  const bad = mkdtempSync(join(tmpdir(), 'wiki-refused-'))
  cpSync('test/wiki', bad, { recursive: true })
  for (const [place, name] of refused.entries()) writeFileSync(join(bad, `items/refused-${place}.yaml`), item(9000 + place, name))
  const board = join(bad, 'leaderboards/speedruns.yaml')
  writeFileSync(board, readFileSync(board, 'utf8').replace("videolink: ''", 'videolink: javascript:hit()'))
  let files: string[] = []
  try {
    readContent(bad)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    files = error.problems.map(({ file }) => file)
  }
  expect(new Set(files)).toEqual(new Set([...refused.map((_, place) => `items/refused-${place}.yaml`), 'leaderboards/speedruns.yaml']))
  rmSync(bad, { recursive: true })
})

describe('in a browser', { tags: 'long' }, () => {
  let browser: Browser
  beforeAll(async () => {
    const { path: executablePath, args, environment } = await findChromium()
    browser = await chromium.launch({ executablePath, args, env: environment })
  })
  afterAll(() => browser.close())

  /** A page without the CSP, so that only escaping protects it. `hits` has the payloads that ran. */
  async function openUnguarded() {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage()
    const hits: string[] = []
    await page.exposeFunction('hit', () => hits.push(page.url()))
    page.on('dialog', (dialog) => {
      hits.push(page.url())
      void dialog.dismiss()
    })
    return { page, hits }
  }

  /** Pictures, styles and fonts contain no hostile text and cost the most time. */
  const drawing = ['*/assets/images/*', '*.css', '*.woff2']

  /** Blocks URLs; a blocked picture fails like a missing one. */
  async function leaveOut(page: Page, urls: string[]) {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls })
  }

  /** Triggers handlers, and lists markup that would run by itself or on a click. */
  const provoke = (page: Page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('#main *'))
        for (const type of ['mouseover', 'focus', 'toggle']) element.dispatchEvent(new Event(type))
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => /^on|^srcdoc$/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value))
          .map(({ name, value }) => `${element.tagName} ${name}="${value}"`),
      )
    })

  test('on a page without protection the payloads run', async () => {
    const { page, hits } = await openUnguarded()
    await leaveOut(page, drawing)
    await page.goto(`${wiki.address}/faq`)
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hit()>'))
    await expect.poll(() => hits.length, { timeout: 15_000 }).toBe(1)
    expect((await wiki.get('/faq')).headers.get('content-security-policy')).toMatch(/script-src (?![^;]*'unsafe-inline')/)
    await page.context().close()
  })

  test('payloads in content and addresses do not run', { timeout: 180_000 }, async () => {
    const { page, hits } = await openUnguarded()
    await leaveOut(page, drawing)
    const missing: string[] = []
    for (const path of pagePaths) {
      const answer = await page.goto(wiki.address + path, { waitUntil: 'load' })
      if (!path.includes(inAddress) && answer?.status() !== 200) missing.push(path)
      // An attribute may contain the payload as text: only executable places count.
      expect(await provoke(page), path).toEqual([])
      expect(await page.locator('#main').count(), path).toBe(1)
    }
    expect(missing).toEqual([])
    expect(hits).toEqual([])
    await page.context().close()
  })

  test('payloads do not run in parts drawn by scripts: item card, search, map', { timeout: 120_000 }, async () => {
    const { page, hits } = await openUnguarded()
    const name = names.find((entry) => entry.startsWith('<img'))!
    await page.goto(`${wiki.address}/list`, { waitUntil: 'load' })
    const link = page.locator(`a[href="${paths.item(toSafeName(name))}"]`).first()
    await link.focus()
    await expectPage(page.getByRole('tooltip')).toContainText(name)
    expect(await provoke(page)).toEqual([])

    await expectPage(page.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
    await page.locator('#site-search').click()
    await page.keyboard.type('onerror')
    await expectPage(page.getByRole('dialog').getByRole('option').filter({ hasText: name }).first()).toBeVisible()
    expect(await provoke(page)).toEqual([])

    await openMap(page, '', wiki.address)
    await pin(page, corpus[0]!).click()
    await expectPage(popup(page)).toContainText(corpus[0]!)
    expect(await provoke(page)).toEqual([])
    expect(hits).toEqual([])
    await page.context().close()
  })
})
