import type { ApiClient } from '#api-client/api-client.ts'
import { toPagePath } from '#model/wiki/correct/content-file.ts'
import { fixedPages } from '#web/site-index/fixed-pages.ts'

/** Where a page is that was asked for by a former name, or by an address that differs only in spelling. */
export async function findMoved(api: Pick<ApiClient, 'movedPages' | 'thingPages'>, address: string): Promise<string | undefined> {
  const [moved, things] = await Promise.all([api.movedPages().catch(() => []), api.thingPages().catch(() => [])])
  const wanted = toPagePath(address)
  const cleaned = cleanPath(address)
  // A fixed page that this wiki has no text for is not found: redirected to itself, it would never end.
  const found = new Set([...fixedPages, ...things].filter((path) => cleanPath(path) === cleaned && toPagePath(path) !== wanted))
  const [only] = found
  return moved.find(({ path }) => path.toLowerCase() === wanted.toLowerCase())?.to ?? (found.size === 1 ? only : undefined)
}

/** "/database/Gold_Ore)." -> "/database/gold-ore": what chats and older links make of an address. */
export function cleanPath(address: string): string {
  return decode(address)
    .replace(/[?#&].*$/s, '')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/\/index\.html?$/i, '')
    .replace(/[^\p{L}\p{N}+]+$/u, '')
    .replaceAll(/[_+\s]/g, '-')
    .toLowerCase()
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
