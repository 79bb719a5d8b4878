import { compareParameters } from '#model/items/compare.ts'
import { itemsAddress } from '#model/items/item-view.ts'
import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { below, exactly } from '#model/wiki/addresses/route-form.ts'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { tools } from '#web/site-index/tool-list.ts'
import type { CacheRule } from '../edge/addresses.ts'

/** Calls of this game with typed text in their path. */
export const typedGameCalls = [callPaths.itemsMatching, callPaths.listedItems]
const anyShop = paths.shop({ town: { town_safe_name: ':town' }, safe_name: ':shop', id: ':id' })

/** How the pages and calls of this game are cached. */
export const gameRules: readonly CacheRule[] = [
  { path: exactly(paths.randomCard), store: 'none' },
  { path: below(callPaths.itemLinksOf, callPaths.itemsOfGroups), store: 'unbounded' },
  // Names match by their letters only ("b-ridge--pour" is Bridgepour), so the paths are unbounded.
  { path: below(callPaths.shopsExact, callPaths.townsExact, callPaths.digsitesExact, callPaths.vehiclesExact), store: 'unbounded' },
  // Lists of names in any order, and unknown tools.
  { path: below(callPaths.itemPages, callPaths.toolPage), store: 'unbounded' },
  {
    path: exactly(paths.list),
    parameters: [...itemsAddress.parameters, 'press', 'show', 'name', 'was', 'pick', 'quantity'],
    rows: ['pick', 'quantity'],
    store: 'unbounded',
  },
  { path: below(paths.sharedList('')), parameters: ['have', 'weight'], unbounded: true, store: 'unbounded' },
  { path: exactly(paths.towns), parameters: ['mods'], store: 'unbounded' },
  { path: exactly(anyShop), parameters: [...itemsAddress.parameters, 'press'], store: 'unbounded' },
  { path: exactly(paths.now()), parameters: plannerAddress.parameters, lists: plannerAddress.lists, store: 'unbounded' },
  { path: exactly(paths.compare()), parameters: compareParameters, store: 'unbounded' },
  { path: exactly(paths.database), parameters: [...itemsAddress.parameters, 'press'], store: 'unbounded' },
  ...tools.map(({ slug, address: { parameters, lists, keepsEmpty } }): CacheRule => ({
    path: exactly(paths.tool(slug)),
    parameters,
    lists,
    keepsEmpty,
    store: 'unbounded',
  })),
]
