import { expect, type Page } from '@playwright/test'
import { tools } from '../../src/web/site-index/tool-list.ts'

/** Kilobytes of script (brotli) and number of files that a first visit loads until idle. */
type Budget = { kilobytes: number; files?: number }

const reading: Budget = { kilobytes: 15, files: 4 }
const tool: Budget = { kilobytes: 100 }
/** All other paths are reading pages. */
const budgets: Record<string, Budget> = {
  ...Object.fromEntries(tools.map(({ slug }) => [`/tools/${slug}`, tool])),
  '/list': tool,
  '/now': tool,
  '/my-game': tool,
  '/my-prices': tool,
  '/correct': tool,
  '/search': { kilobytes: 20 },
  '/offline': { kilobytes: 22 },
  '/database': { kilobytes: 24 },
  '/database/map': { kilobytes: 135 },
}

export function findBudget(path: string): Budget {
  const { pathname } = new URL(path, 'http://wiki.example')
  return pathname.startsWith('/list/') ? tool : (budgets[pathname] ?? reading)
}

/** The scripts of the shown page once it is idle, cached or not, with the bytes that the server sends. */
export async function listScripts(page: Page): Promise<{ name: string; bytes: number }[]> {
  const list = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect(page.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
  // Every page loads this chunk last, when the browser is idle.
  await expect.poll(async () => (await list()).some((address) => address.includes('/idle-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  const loaded = await list()
  const scripts = [...new Set(loaded)].filter((address) => address.endsWith('.js'))
  return Promise.all(scripts.map(async (address) => ({ name: new URL(address).pathname, bytes: await readSentBytes(page, address) })))
}

/** Files are the same for every page. */
const sentBytes = new Map<string, Promise<number>>()

function readSentBytes(page: Page, address: string): Promise<number> {
  const bytes = sentBytes.get(address) ?? requestBytes(page, address)
  sentBytes.set(address, bytes)
  return bytes
}

/** Chromium requests brotli over HTTPS only. */
async function requestBytes(page: Page, address: string): Promise<number> {
  const response = await page.request.head(address, { headers: { 'accept-encoding': 'br' } })
  return Number(response.headers()['content-length'])
}
