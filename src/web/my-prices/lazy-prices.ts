import { loadPart } from '#web/browser/load-part.ts'
import { readStored, storedEvent } from '#web/browser/storage.ts'
import { pricesShown } from './my-prices.data-attrs.ts'

/** Replaces prices in data by the reader's own. A new function after each change of these. */
type ApplyPrices = <Data>(data: Data) => Data

const asItIs: ApplyPrices = (data) => data
const listeners = new Set<() => void>()
let apply = asItIs
let isLoading = false

/** Loaded only for readers with own prices. */
function loadPrices() {
  if (isLoading || !readStored('my_prices')) return
  isLoading = true
  void loadPart(() => import('./reader-data.ts')).then(({ readPrices, withMyPrices }) => {
    const updatePrices = () => {
      const prices = readPrices()
      apply = (data) => withMyPrices(data, (item) => prices.get(item))
      for (const listener of listeners) listener()
    }
    document.addEventListener(pricesShown, updatePrices)
    updatePrices()
  })
}

/** For useSyncExternalStore, and for scripts without React: `myPrices.read()(data)`. */
export const myPrices = {
  read: (): ApplyPrices => apply,
  readOnServer: (): ApplyPrices => asItIs,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) for (const event of ['storage', storedEvent]) addEventListener(event, loadPrices)
    listeners.add(listener)
    loadPrices()
    return () => listeners.delete(listener)
  },
}
