import type { CallName } from '#model/wiki/calls/call-paths.ts'
import type { KindName } from '#model/game/kinds/kinds.ts'

/** How the calls about this game are imported (see `takenBy`). */
export const gameTakenBy = {
  items: 'once',
  vanillaItems: 'items',
  item: 'items',
  itemsMatching: 'items',
  randomItem: 'items',
  resource: 'each',
  shop: 'each',
  shopsExact: 'shop',
  towns: 'once',
  vanillaTowns: 'once',
  townsExact: 'towns',
  digsites: 'once',
  digsitesExact: 'digsites',
  vehicles: 'once',
  vehiclesExact: 'vehicles',
} as const satisfies Partial<Record<CallName, CallName | 'once' | 'each'>>

/** Calls that list all things of a kind of this game. */
export const takenLists = {
  towns: 'towns',
  items: 'items',
  digsites: 'digsites',
  vehicles: 'vehicles',
} as const satisfies Partial<Record<KindName, CallName>>
