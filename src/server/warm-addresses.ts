import type { FinishedBytes } from './finished-bytes.ts'

/** Pages worth having ready before anyone asks, most visited first. */
const first = ['/', '/database', '/guide-book', '/guide-book/towns', '/guide-book/digsites', '/api/items/all', '/api/items/vanilla']

/** Everything to make ready after a start or a change: the front pages, then every item's page. */
export async function listWarmAddresses(finishedBytes: FinishedBytes): Promise<string[]> {
  const { raw, status } = await finishedBytes.get('/api/items/links')
  if (status !== 200) return first
  const { results } = JSON.parse(raw.toString()) as { results: { safe_name: string }[] }
  return [...first, ...results.slice(0, itemsToWarm).map(({ safe_name }) => `/database/${encodeURIComponent(safe_name)}`)]
}

/** More would push out of the cache what readers do ask for. */
const itemsToWarm = 500
