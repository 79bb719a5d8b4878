import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from './support/chromium.ts'
import { serve, type Served } from './support/serve.ts'

/** Ways to smuggle a script into a page that are known to have worked somewhere. Each would call `hit()`. */
const corpus = [
  '<script>hit()</script>',
  '<ScRiPt>hit()</sCrIpT>',
  '<img src=x onerror=hit()>',
  '<img src="x" onerror="hit()">',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<body onload=hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="javascript:hit()">',
  '<details open ontoggle=hit()>x</details>',
  '<input autofocus onfocus=hit()>',
  '<video><source onerror=hit()></video>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<template><script>hit()</script></template>',
  '<style>@import "javascript:hit()";</style>',
  '<link rel=stylesheet href="javascript:hit()">',
  '<base href="javascript:hit()//">',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<form action="javascript:hit()"><button autofocus>x</button></form>',
  '[click](javascript:hit())',
  '[click](JaVaScRiPt:hit())',
  '[click](java\tscript:hit())',
  '[click](&#106;avascript:hit())',
  '[click](vbscript:hit())',
  '[click](data:text/html,<script>hit()</script>)',
  '![x](javascript:hit())',
  '![x" onerror="hit()](x)',
  '[x](x" onmouseover="hit())',
  '<a href="javascript:hit()">x</a>',
  '`</code><script>hit()</script>`',
  '```\n</code></pre><script>hit()</script>\n```',
  '</script><script>hit()</script>',
  '--><script>hit()</script><!--',
  '"></title><script>hit()</script>',
  ':item[shovel]{as="<img src=x onerror=hit()>"}',
  ':item[shovel]{onclick="hit()"}',
  ':::tip{onclick="hit()"}\nx\n:::',
  '{{constructor.constructor("hit()")()}}',
]

const folder = mkdtempSync(join(tmpdir(), 'wiki-hostile-'))
let wiki: Served
beforeAll(async () => {
  cpSync('test/wiki', folder, { recursive: true })
  const front = (head: string) => `---\n${head}---\n\n${corpus.join('\n\n')}\n`
  const quoted = JSON.stringify(corpus.join(' '))
  writeFileSync(join(folder, 'pages/faq.md'), front('title: FAQ\ndescription: Hostile questions.\nchecked: 2026-11-21\n'))
  writeFileSync(join(folder, 'pages/privacy.md'), front('title: Privacy\ndescription: Hostile notice.\nchecked: 2026-11-21\n'))
  writeFileSync(
    join(folder, 'blog/07-post.md'),
    front(`id: 7\ntitle: ${quoted}\ndate: 2026-11-20\nauthor: ${quoted}\nsummary: ${quoted}\n`),
  )
  writeFileSync(join(folder, 'updates/03-x.md'), front(`id: 3\ndate: 2026-11-20\ntitle: ${quoted}\n`))
  for (const file of [
    'items/shovel.yaml',
    'mods/spawn-menu.yaml',
    'shops/07-tools-equipment.yaml',
    'towns/ironil.yaml',
    'digsites/south-hope.yaml',
  ]) {
    const path = join(folder, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/^description: (.*\n)(  .*\n)*/m, () => `description: ${quoted}\n`),
    )
  }
  wiki = await serve({ LOG_LEVEL: 'silent' }, folder)
})
afterAll(async () => {
  await wiki.stop()
  rmSync(folder, { recursive: true, force: true })
})

const inAddress = encodeURIComponent('"><img src=x onerror=hit()><script>hit()</script>')
const paths = [
  '/',
  '/faq',
  '/privacy',
  '/about',
  '/blog',
  '/blog/7',
  '/database',
  '/database/shovel',
  '/legacy-mods',
  '/guide-book/towns',
  '/guide-book/digsites',
  '/guide-book/towns/bridgepour/tools-equipment/7',
  '/search?q=shovel',
  `/search?q=${inAddress}`,
  `/database?find=${inAddress}`,
  `/database/${inAddress}`,
  `/legacy-mods?mod=${inAddress}&author=${inAddress}`,
  `/list/MXwx/${inAddress}`,
  `/list/${inAddress}`,
  `/pokes?page=${inAddress}&sort=${inAddress}`,
  `/speedrun?player=${inAddress}`,
  `/${inAddress}`,
]

test('whatever stands in content or address, nothing of it runs', { timeout: 120_000 }, async () => {
  const { path: executablePath, args, environment } = await findChromium()
  const browser = await chromium.launch({ executablePath, args, env: environment })
  const hits: string[] = []
  try {
    const page = await browser.newPage()
    let here = ''
    await page.exposeFunction('hit', () => hits.push(here))
    page.on('dialog', (dialog) => {
      hits.push(here)
      void dialog.dismiss()
    })
    for (const path of paths) {
      here = path
      await page.goto(wiki.address + path, { waitUntil: 'load' })
      // What only runs when touched is touched.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('#main *'))
          for (const type of ['mouseover', 'focus', 'toggle', 'click'])
            if (type !== 'click' || element.matches('[onclick]')) element.dispatchEvent(new Event(type))
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
          if (/^\s*(java|vb)script:|^data:/i.test(link.href)) throw new Error(`a link runs: ${link.href}`)
      })
      expect(await page.locator('#main').count(), path).toBe(1)
    }
  } finally {
    await browser.close()
  }
  expect(hits).toEqual([])
})
