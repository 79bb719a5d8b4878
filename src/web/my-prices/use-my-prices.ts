import { useMemo, useSyncExternalStore } from 'react'
import { myPrices } from './lazy-prices.ts'

/** Data of a tool with the reader's prices in it; the server and the first render of the browser have the wiki's. */
export function useMyPrices<Data>(data: Data): Data {
  const apply = useSyncExternalStore(myPrices.subscribe, myPrices.read, myPrices.readOnServer)
  return useMemo(() => apply(data), [data, apply])
}
