import { expect, test, type Page } from '@playwright/test'

/** Kilobytes of script (brotli) and number of files that a first visit loads until idle. */
type Budget = { kilobytes: number; files?: number }

const reading: Budget = { kilobytes: 15, files: 4 }
const tool: Budget = { kilobytes: 100 }
/** One page per kind. */
const budgets: Record<string, Budget> = {
  '/': reading,
  '/database/gold-ore': reading,
  '/database/shovel': reading,
  '/guide-book/guide/first-timer': reading,
  '/guide-book/towns/bridgepour/vehicle-store/13': reading,
  '/blog': reading,
  '/blog/1': reading,
  '/faq': reading,
  '/database': { kilobytes: 24 },
  '/tools/pressure': tool,
  '/tools/rig': { kilobytes: 108 },
  '/tools/sell': tool,
  '/list': { kilobytes: 102 },
  '/now': { kilobytes: 105 },
  '/my-game': tool,
  '/correct?file=items%2Fshovel.yaml': tool,
  '/database/map': { kilobytes: 135 },
}

// In one page: the list of files counts, whether cached or not.
test('the scripts of each page stay within their budget', async ({ page }) => {
  for (const [path, budget] of Object.entries(budgets)) {
    const files = await weighScripts(page, path)
    const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
    const list = `${path}\n${files.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')}`
    expect.soft(kilobytes, list).toBeLessThanOrEqual(budget.kilobytes)
    expect.soft(files.length, list).toBeLessThanOrEqual(budget.files ?? Infinity)
    expect.soft(files.length, list).toBeGreaterThan(0)
  }
})

async function weighScripts(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(200)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = [...new Set(loaded)].filter((address) => address.endsWith('.js'))
  return Promise.all(scripts.map(async (address) => ({ name: new URL(address).pathname, bytes: await readSentBytes(page, address) })))
}

/** Chromium requests brotli over HTTPS only. */
async function readSentBytes(page: Page, address: string): Promise<number> {
  const response = await page.request.get(address, { headers: { 'accept-encoding': 'br' } })
  return Number(response.headers()['content-length'])
}
