import type { KnownPrice } from '#model/prices/apply-prices.ts'
import { listOwn } from '#model/prices/my-prices.ts'
import { pickVersionPrices } from '#model/prices/version-prices.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { toCallAddress } from '#web/browser/static-export/static-export.ts'
import { playedVersions, pricesAdded, versionChanges } from './my-prices.data-attrs.ts'
import { myPricesStore } from './my-prices-store.ts'

/** The wiki's prices for a version; empty until they are loaded. */
let loaded: { plays: string; prices: ReadonlyMap<string, KnownPrice> } = { plays: '', prices: new Map() }

/** The reader's price of an item: their own, else the wiki's for the version they play. */
export function readPrices(): ReadonlyMap<string, KnownPrice> {
  const { my } = myPricesStore.read()
  if (my.plays !== loaded.plays) loadVersionPrices(my.plays)
  const own = Object.entries(listOwn(my)).map(([item, { value }]) => [item, { value, certainty: 'seen', version: '' }] as const)
  return new Map<string, KnownPrice>([...loaded.prices, ...own])
}

/** Loads the prices of a version once. The default version needs none: pages have its prices. */
function loadVersionPrices(plays: string) {
  loaded = { plays, prices: new Map() }
  const address = readAttr(find(document, versionChanges), versionChanges)
  const [described = ''] = readAttr(document.documentElement, playedVersions)?.split(' ') ?? []
  if (!address || !plays || plays === described) return
  void fetch(toCallAddress(address))
    .then(async (response) => {
      const { results } = (await response.json()) as { results: Parameters<typeof pickVersionPrices>[0] }
      const prices = pickVersionPrices(results, plays, described)
      if (loaded.plays !== plays) return
      loaded = { plays, prices }
      document.dispatchEvent(new Event(pricesAdded))
    })
    // On failure the page keeps the prices of the version it describes.
    .catch(() => {})
}
