import { listOwn, readMyPrices, type ReadPrices } from '#model/prices/my-prices.ts'
import { createStore } from '#web/browser/store.ts'

export const myPricesKey = 'my_prices'

/** The reader's own prices and the version of the game they play, from localStorage. */
export const myPricesStore = createStore<ReadPrices>({
  keys: [myPricesKey],
  parse: ([text]) => readMyPrices(text),
  onServer: readMyPrices(),
  // Prices that could not be saved here are merged with those saved by another tab.
  unite: ({ my, problem }, { my: theirs }) => ({
    my: { ...theirs, prices: { ...theirs.prices, [my.plays]: { ...theirs.prices[my.plays], ...listOwn(my) } } },
    problem,
  }),
})
