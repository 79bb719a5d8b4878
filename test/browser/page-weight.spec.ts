import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { build } from 'vite'
import { keep } from '../support/own-lists.ts'
import { listScripts } from '../support/script-sizes.ts'

test('the search loads no React, which only pages with tools need', async ({ page }) => {
  await page.goto('/faq')
  // Set by the script that listens to the keys.
  await page.locator('#site-search[aria-haspopup]').waitFor()
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').fill('shovel')
  await expect(page.getByRole('option').first()).toBeVisible()
  // The count follows the search index and its script.
  await expect(page.getByRole('link', { name: /^See all \d+ results/ })).toBeVisible()
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((address) => address.includes('local-search'))).not.toEqual([])
  expect(loaded.filter((address) => address.includes('/react-'))).toEqual([])
})

/** Bytes that own prices may add to a reading page: for readers who have some, and for all others. */
const ownPrices = { ofReaders: 2048, ofOthers: 1024 }

test('own prices add little to a reading page @long', async ({ page, browser }) => {
  const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)
  const paths = ['/faq', '/database/shovel', '/guide-book/guide/first-timer', '/database/gold-ore']
  const ofAll = new Set<string>()
  for (const path of paths) for (const { name } of await weighScripts(page, path)) ofAll.add(name)
  // Opened later: a page in the background has no idle time, and loads no scripts that wait for it.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const reader = await context.newPage()
  const list = { shovel: { value: 1500, price_per_weight: false, on: '2026-11-27' } }
  await keep(reader, {
    my_prices: JSON.stringify({ format: 'bridgepour-my-prices', version: 1, plays: '3.x', prices: { '3.x': list } }),
  })
  for (const path of paths) {
    const added = (await weighScripts(reader, path)).filter(({ name }) => !ofAll.has(name))
    expect.soft(sum(added), JSON.stringify([path, added])).toBeLessThanOrEqual(ownPrices.ofReaders)
    expect.soft(sum(added)).toBeGreaterThan(0)
  }
  await context.close()
})

test('the code for own prices that all readers load is small @long', async () => {
  const [whole, rest] = [await weighEntry(true), await weighEntry(false)]
  expect(whole).toBeGreaterThan(rest)
  expect(whole - rest).toBeLessThanOrEqual(ownPrices.ofOthers)
})

/** Bytes of the entry script, with and without the code for own prices. */
async function weighEntry(hasPrices: boolean): Promise<number> {
  const [parts, start] = ['/src/web/browser-parts.ts', 'start-my-prices.browser.ts']
  const shared = ['money', 'is-record', 'parse-json'].map((name) => `export * from '/src/model/text/${name}.ts'`)
  const entry = [`export * from '${parts}'`, ...(hasPrices ? shared : [])].join('\n')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? '\0entry' : id.endsWith(start) && !hasPrices ? '\0nothing' : undefined),
        load: (id) => (id === '\0entry' ? entry : id === '\0nothing' ? 'export function startMyPrices() {}' : undefined),
        resolveDynamicImport: () => false,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', optimization: { inlineConst: { mode: 'all', pass: 1 } } },
    },
  })
  const [output] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return output?.type === 'chunk' ? brotliCompressSync(output.code).length : 0
}

async function weighScripts(page: Page, path: string) {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  return listScripts(page)
}
