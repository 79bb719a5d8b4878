import { withMyPrices, type KnownPrice, type PriceOf } from '#model/prices/apply-prices.ts'
import { findOwn, listOwn, type MyPrices } from '#model/prices/my-prices.ts'
import { pickVersionPrices } from '#model/prices/version-prices.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { toCallAddress } from '#web/browser/static-export/static-export.ts'
import { playedVersions, versionChanges } from './my-prices.data-attrs.ts'
import { myPricesStore } from './my-prices-store.ts'

/** Prices of the reader: what they set, else what the wiki knows of the version they play. `items` are all that have one. */
export type ReaderPrices = { priceOf: PriceOf; items: string[] }

const listeners = new Set<() => void>()
let known: { plays: string; prices: ReadonlyMap<string, KnownPrice> } = { plays: '', prices: new Map() }
let cached: { my: MyPrices; known: typeof known; value: ReaderPrices } | undefined

/** What every page of such a reader takes its prices from. */
export const readerPrices = {
  read(): ReaderPrices {
    const { my } = myPricesStore.read()
    loadVersionPrices(my.plays)
    if (cached?.my !== my || cached.known !== known) {
      const ofVersion = known.plays === my.plays ? known.prices : new Map<string, KnownPrice>()
      const priceOf = (item: string): KnownPrice | undefined => {
        const own = findOwn(my, item)
        return own ? { value: own.value, certainty: 'seen', version: '' } : ofVersion.get(item)
      }
      cached = { my, known, value: { priceOf, items: [...new Set([...Object.keys(listOwn(my)), ...ofVersion.keys()])] } }
    }
    return cached.value
  },
  subscribe(listener: () => void): () => void {
    const stop = myPricesStore.subscribe(listener)
    listeners.add(listener)
    return () => {
      stop()
      listeners.delete(listener)
    }
  },
}

/** Data of the API or of a tool with the reader's prices in it. */
export function withPricesOf<Data>({ priceOf }: ReaderPrices, data: Data): Data {
  return withMyPrices(data, priceOf)
}

/** Once for each version chosen. The first one is described by the pages themselves. */
function loadVersionPrices(plays: string) {
  const [described] = readAttr(document.documentElement, playedVersions)?.split(' ') ?? []
  if (plays === known.plays) return
  known = { plays, prices: new Map() }
  const address = readAttr(find(document, versionChanges), versionChanges)
  if (plays === '' || plays === described || !address) return
  void fetch(toCallAddress(address))
    .then(async (response) => {
      const { results } = (await response.json()) as { results: Parameters<typeof pickVersionPrices>[0] }
      const prices = pickVersionPrices(results, plays)
      if (known.plays !== plays || prices.size === 0) return
      known = { plays, prices }
      for (const listener of listeners) listener()
    })
    // Without it the page shows the prices of the version it describes.
    .catch(() => {})
}
