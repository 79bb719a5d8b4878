import { loadPart } from '#web/browser/load-part.ts'
import { readStored, storedEvent } from '#web/browser/storage.ts'

/** Replaces prices in data by the reader's own. A new function after each change of these. */
type ApplyPrices = <Data>(data: Data) => Data

const asItIs: ApplyPrices = (data) => data
const listeners = new Set<() => void>()
let apply = asItIs
let isLoading = false

/** Loaded only for readers with own prices. */
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

/** For useSyncExternalStore, and for scripts without React: `myPrices.read()(data)`. */
export const myPrices = {
  read: (): ApplyPrices => apply,
  readOnServer: (): ApplyPrices => asItIs,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) for (const event of ['storage', storedEvent]) addEventListener(event, load)
    listeners.add(listener)
    load()
    return () => listeners.delete(listener)
  },
}
