import { useMemo, useSyncExternalStore } from 'react'
import { withMyPrices } from '#model/prices/apply-prices.ts'
import { findOwn } from '#model/prices/my-prices.ts'
import { myPricesStore } from './my-prices-store.ts'

export function useMyPricesStore() {
  return useSyncExternalStore(myPricesStore.subscribe, myPricesStore.read, myPricesStore.readOnServer)
}

/** Data of a tool with the reader's prices in it; the server and the first render of the browser have the wiki's. */
export function useMyPrices<Data>(data: Data): Data {
  const { my } = useMyPricesStore()
  return useMemo(() => withMyPrices(data, (item) => findOwn(my, item)?.value), [data, my])
}
