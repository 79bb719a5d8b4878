import { listOwn, noPrices, readMyPrices, writeMyPrices, type MyPrices, type ReadPrices } from '#model/prices/my-prices.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { createStore, type Saved } from '#web/browser/store.ts'

const key = 'my_prices'
/** Backup of stored text that cannot be parsed. */
const unreadKey = 'my_prices_unread'

const store = createStore<ReadPrices>({
  keys: [key],
  parse: ([text = '']) => readMyPrices(text),
  onServer: { my: noPrices, problem: undefined },
  // Prices that could not be saved here are merged with those saved by another tab.
  unite: ({ my, problem }, { my: theirs }) => ({ my: { ...theirs, prices: uniteLists(theirs, my) }, problem }),
})

const uniteLists = (theirs: MyPrices, mine: MyPrices): MyPrices['prices'] => ({
  ...theirs.prices,
  [mine.plays]: { ...theirs.prices[mine.plays], ...listOwn(mine) },
})

/** The reader's own prices and the version of the game they play, from localStorage. */
export const myPricesStore = {
  ...store,
  /**
   * Applies the change to the stored value, which other tabs may have changed. `isSaved` of the result says whether storage accepted it.
   */
  update(change: (my: MyPrices) => MyPrices): Saved<ReadPrices> {
    const { my, problem } = store.read()
    const next = change(my)
    // Text written by a later version of the site is not overwritten.
    const isSafe = problem !== 'newer' && (!problem || writeStored(unreadKey, readStored(key) ?? ''))
    const isSaved = isSafe && writeStored(key, writeMyPrices(next))
    store.set({ my: next, problem: isSaved ? undefined : problem }, isSaved)
    return store.read()
  },
}
