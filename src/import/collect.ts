import { toSafeName, toSearchSlug } from '#model/text/slugs.ts'
import { callPaths, fillPath, type CallName } from '#model/wiki/calls/call-paths.ts'
import type { HitKind } from '#model/search/search.ts'
import { calls } from '#model/game/calls/calls.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { takenLists, gameTakenBy } from './game/taken-calls.ts'
import type { Ask } from './ask-origin.ts'
import { createHits } from './hits.ts'
import { findMakeableOfKind } from './places.ts'
import { readRows, readValue, type Rejected, type HostRow } from './read-rows.ts'

/**
 * How each call of the specification is imported: requested once, once per thing, or not at all because the named call has the same data.
 */
export const takenBy: Partial<Record<CallName, CallName | 'once' | 'each'>> = {
  ...gameTakenBy,
  mods: 'once',
  blogPosts: 'once',
  blogPost: 'blogPosts',
  patchNotes: 'once',
  releaseNotes: 'once',
  spotlight: 'once',
  runs: 'once',
  runsWith: 'runs',
  topPokes: 'allPokes',
  allPokes: 'once',
  search: 'each',
}

/** Calls that list all things of a kind. */
const lists = {
  ...takenLists,
  mods: 'mods',
  blogPosts: 'blogPosts',
  patchNotes: 'patchNotes',
  updates: 'releaseNotes',
  speedruns: 'runs',
  pokes: 'allPokes',
} as const satisfies Partial<Record<KindName, CallName>>

/** Kinds that can be imported. */
export type TakenKind = keyof typeof lists | 'shops' | 'resources'
/** A thing with the additional fields of its search hit. */
export type CollectedRow = { row: HostRow; hit: HostRow }
export type Collected = {
  things: Record<TakenKind, CollectedRow[]>
  /** Ids of the unmodded towns. */
  vanillaTowns: ReadonlySet<unknown>
  spotlight: string
  /** Which leaderboards hold sample rows, if the host tells. */
  samples: HostRow
  rejected: Rejected[]
}

/** Called after each answer; `left`: maximum of remaining requests, undefined until the lists are complete. */
export type OnProgress = (done: number, left?: number) => void

/** The calls' limit for texts. */
const maxSearchLength = 200

/** Requests everything from a host, one call after the other. */
export async function collect(ask: Ask, onProgress: OnProgress): Promise<Collected> {
  const rejected: Rejected[] = []
  const reject = (row: Rejected) => void rejected.push(row)
  const listed = Object.entries(lists) as [keyof typeof lists, CallName][]
  let done = 0
  let left: number | undefined
  async function next(path: string): Promise<unknown> {
    const answer = await ask(path)
    done += 1
    if (left !== undefined) left -= 1
    onProgress(done, left)
    return answer
  }
  async function once(name: CallName): Promise<unknown> {
    const answer = await next(fillPath<string>(callPaths[name]))
    if (answer === null && calls[name].specified) reject({ row: callPaths[name], call: name, why: 'the host does not have this call' })
    return answer
  }

  const rows = new Map<TakenKind, HostRow[]>()
  for (const [kind, call] of listed) rows.set(kind, readRows(call, await once(call), reject, findMakeableOfKind(kind).shape))
  const vanilla = readRows('vanillaTowns', await once('vanillaTowns'), reject)
  const spotlight = readValue('spotlight', await once('spotlight'))
  const samples = readValue('leaderboardSamples', await once('leaderboardSamples'))

  const shopIds = listShopIds([...(rows.get('towns') ?? []), ...(rows.get('items') ?? [])])
  const items = rows.get('items') ?? []
  // Each shop is requested and searched.
  left = shopIds.length * 2 + listSearches(rows).length + items.length
  const shops: HostRow[] = []
  for (const id of shopIds)
    shops.push(...readRows('shop', await next(fillPath(callPaths.shop, id)), reject, findMakeableOfKind('shops').shape))
  rows.set('shops', shops)

  const hits = createHits(reject)
  const searches = listSearches(rows)
  for (const [index, { hit, row, text }] of searches.entries()) {
    left = searches.length - index + items.length
    // Most hits come with earlier searches.
    if (!hits.of(hit, row)) hits.add(await next(fillPath(callPaths.search, toSearchSlug(text).slice(0, maxSearchLength))))
  }

  // Items that may have a recipe.
  const craftable = items.filter((row) => hits.of('item', row)?.resource !== false)
  left = craftable.length
  const resources: HostRow[] = []
  for (const { name } of craftable) {
    const safe_name = toSafeName(String(name))
    const [row] = readRows('resource', await next(fillPath(callPaths.resource, safe_name)), reject)
    if (row) resources.push({ ...row, safe_name })
  }
  rows.set('resources', resources)

  const withHits = [...rows].map(([kind, all]) => {
    const hit = hitOf(kind)
    return [kind, all.map((row): CollectedRow => ({ row, hit: (hit && hits.of(hit, row)) ?? {} }))]
  })
  return {
    things: Object.fromEntries(withHits) as Collected['things'],
    vanillaTowns: new Set(vanilla.map(({ id }) => id)),
    spotlight: typeof spotlight === 'string' ? spotlight : '',
    samples: (samples ?? {}) as HostRow,
    rejected,
  }
}

function hitOf(kind: TakenKind): HitKind | undefined {
  return (kinds[kind] as Kind).search?.as as HitKind | undefined
}

/** The search text for each thing: its name, title or summary. */
function listSearches(rows: ReadonlyMap<TakenKind, HostRow[]>) {
  return [...rows].flatMap(([kind, all]) => {
    const hit = hitOf(kind)
    return hit ? all.map((row) => ({ hit, row, text: String(row.name ?? row.title ?? row.summary) })) : []
  })
}

/** Ids of all shops in towns and items. */
function listShopIds(rows: readonly HostRow[]): number[] {
  const named = rows.flatMap(({ shops, stores }) => (shops ?? stores ?? []) as { id: number }[])
  return [...new Set(named.map(({ id }) => id))]
}
