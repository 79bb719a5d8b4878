import { listOwn, noPrices, readMyPrices, writeMyPrices, type MyPrices, type ReadPrices } from '#model/prices/my-prices.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { createStore, type Saved } from '#web/browser/store.ts'

const key = 'my_prices'
/** Holds what was found under the key and could not be read, so that no change loses it. */
const unreadKey = 'my_prices_unread'

const store = createStore<ReadPrices>({
  keys: [key],
  parse: ([text = '']) => readMyPrices(text),
  onServer: { my: noPrices, problem: undefined },
  // What could not be saved here is not given up for what another tab has saved.
  unite: ({ my, problem }, { my: theirs }) => ({ my: { ...theirs, prices: uniteLists(theirs, my) }, problem }),
})

const uniteLists = (theirs: MyPrices, mine: MyPrices): MyPrices['prices'] => ({
  ...theirs.prices,
  [mine.plays]: { ...theirs.prices[mine.plays], ...listOwn(mine) },
})

/** The reader's own prices, and the version of the game that they play, as this browser stores them. */
export const myPricesStore = {
  ...store,
  /** Changes what is stored now, whatever other tabs made of it. Says whether the browser saved it. */
  update(change: (my: MyPrices) => MyPrices): Saved<ReadPrices> {
    const { my, problem } = store.read()
    const next = change(my)
    // What a later version of the site wrote is not written over.
    const isSafe = problem !== 'newer' && (!problem || writeStored(unreadKey, readStored(key) ?? ''))
    const isSaved = isSafe && writeStored(key, writeMyPrices(next))
    store.set({ my: next, problem: isSaved ? undefined : problem }, isSaved)
    return store.read()
  },
}
