import { matchRoutes } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import type { Answer } from '#publish/answer.ts'
import { toPagePath } from '#model/wiki/correct/content-file.ts'
import { fixedPages } from '#web/site-index/fixed-pages.ts'

/** Where a page is that was asked for by a former name, or by an address that differs only in spelling. */
export async function findMoved(api: Pick<ApiClient, 'movedPages' | 'thingPages'>, address: string): Promise<string | undefined> {
  const [moved, things] = await Promise.all([api.movedPages().catch(() => []), api.thingPages().catch(() => [])])
  const wanted = toPagePath(address)
  const comparable = toComparablePath(address)
  // A fixed page that this wiki has no text for is not found: redirected to itself, it would never end.
  const found = new Set([...fixedPages, ...things].filter((path) => toComparablePath(path) === comparable && toPagePath(path) !== wanted))
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

/** Where the cleaned address leads, if something answers there: the cards of items are in no list of pages. */
export async function findCleaned(
  render: (address: string) => Promise<Pick<Answer, 'status' | 'headers'>>,
  address: string,
): Promise<string | undefined> {
  const cleaned = cleanPath(address)
  if (cleaned === '' || cleaned === address) return undefined
  const { status, headers } = await render(cleaned)
  const found = headers['location'] ?? (status === 200 ? cleaned : undefined)
  return found === address ? undefined : found
}

/** "/legacy-mods/Big_Pan" and "/legacy-mods/BigPan" -> "/legacymods/bigpan". A hyphen between digits counts. */
const toComparablePath = (address: string) => cleanPath(address).replaceAll(/(?<!\d)-|-(?!\d)/g, '')

/** "/DATABASE/Gold-Ore?x" -> "/database/Gold-Ore?x": the parts that the table of routes knows, spelled as in the table. */
export function correctSections(routes: readonly ({ path?: string | undefined } | undefined)[], address: string): string {
  const [path = ''] = address.split('?')
  // Spelled as the site spells it: matching takes 0.4 ms, a tenth of a page.
  if (!/[A-Z%+]/.test(path)) return address
  const patterns = routes.flatMap((route) => (route?.path ? [{ path: route.path }] : []))
  const known = matchRoutes(patterns, path)?.at(-1)?.route.path?.split('/') ?? []
  const isFixed = (part: string | undefined) => part !== undefined && !/^[:*]/.test(part)
  const parts = path.split('/').map((part, index) => (isFixed(known[index - 1]) ? known[index - 1] : part))
  return parts.join('/') + address.slice(path.length)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
