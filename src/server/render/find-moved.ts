import { decodeUrl } from '#model/text/decode-url.ts'
import { matchRoutes } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import type { Answer } from '#publish/answer.ts'
import { toPagePath } from '#model/wiki/correct/content-file.ts'
import { fixedPages } from '#web/site-index/fixed-pages.ts'

/** Finds the page for a former name, or for an address that differs only in spelling. */
export async function findMoved(api: Pick<ApiClient, 'movedPages' | 'thingPages'>, address: string): Promise<string | undefined> {
  const [moved, things] = await Promise.all([api.movedPages().catch(() => []), api.thingPages().catch(() => [])])
  const requested = toPagePath(address)
  const comparable = toComparablePath(address)
  // Without the requested path: a fixed page without text is not found, and would redirect to itself.
  const matches = new Set(
    [...fixedPages, ...things].filter((path) => toComparablePath(path) === comparable && toPagePath(path) !== requested),
  )
  const [only] = matches
  return moved.find(({ path }) => path.toLowerCase() === requested.toLowerCase())?.to ?? (matches.size === 1 ? only : undefined)
}

/** "/database/Gold_Ore)." -> "/database/gold-ore": cleans addresses from chats and older links. */
export function cleanPath(address: string): string {
  return decodeUrl(address)
    .replace(/[?#&].*$/s, '')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/\/index\.html?$/i, '')
    .replace(/[^\p{L}\p{N}+]+$/u, '')
    .replaceAll(/[_+\s]/g, '-')
    .toLowerCase()
}

/** Finds where the cleaned address leads, by rendering it: not every page is in a list (/embed/gold-ore). */
export async function findCleaned(
  render: (address: string) => Promise<Pick<Answer, 'status' | 'headers'>>,
  address: string,
): Promise<string | undefined> {
  const cleaned = cleanPath(address)
  if (cleaned === '' || cleaned === address) return undefined
  const { status, headers } = await render(cleaned)
  const target = headers['location'] ?? (status === 200 ? cleaned : undefined)
  return target === address ? undefined : target
}

/** "/legacy-mods/Big_Pan" and "/legacy-mods/BigPan" -> "/legacymods/bigpan". A hyphen between digits counts. */
const toComparablePath = (address: string) => cleanPath(address).replaceAll(/(?<!\d)-|-(?!\d)/g, '')

/** "/DATABASE/Gold-Ore?x" -> "/database/Gold-Ore?x": spells the fixed segments as in the route table. */
export function correctSections(routes: readonly ({ path?: string | undefined } | undefined)[], address: string): string {
  const [path = ''] = address.split('?')
  // Spelled correctly: matching takes 0.4 ms.
  if (!/[A-Z%+]/.test(path)) return address
  const patterns = routes.flatMap((route) => (route?.path ? [{ path: route.path }] : []))
  const segments = matchRoutes(patterns, path)?.at(-1)?.route.path?.split('/') ?? []
  const isFixed = (part: string | undefined) => part !== undefined && !/^[:*]/.test(part)
  const parts = path.split('/').map((part, index) => (isFixed(segments[index - 1]) ? segments[index - 1] : part))
  return parts.join('/') + address.slice(path.length)
}
