import { loadPart } from '#web/browser/load-part.ts'
import { readStored, storedHere } from '#web/browser/storage.ts'

/** Puts the reader's prices into data. Another function after each change of them. */
type ApplyPrices = <Data>(data: Data) => Data

const asItIs: ApplyPrices = (data) => data
const listeners = new Set<() => void>()
let apply = asItIs
let isLoading = false

/** Readers without a price of their own do not load what it takes to reckon with one. */
function load() {
  if (isLoading || !readStored('my_prices')) return
  isLoading = true
  void loadPart(() => import('./price-of.ts')).then(({ readerPrices, withPricesOf }) => {
    const update = () => {
      const prices = readerPrices.read()
      apply = (data) => withPricesOf(prices, data)
      for (const listener of listeners) listener()
    }
    readerPrices.subscribe(update)
    update()
  })
}

/** For useSyncExternalStore, and for scripts without it: `myPrices.read()(data)`. */
export const myPrices = {
  read: (): ApplyPrices => apply,
  readOnServer: (): ApplyPrices => asItIs,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) for (const event of ['storage', storedHere]) addEventListener(event, load)
    listeners.add(listener)
    load()
    return () => listeners.delete(listener)
  },
}
