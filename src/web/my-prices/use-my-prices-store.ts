import { useSyncExternalStore } from 'react'
import { myPricesStore } from './my-prices-store.ts'

export function useMyPricesStore() {
  return useSyncExternalStore(myPricesStore.subscribe, myPricesStore.read, myPricesStore.readOnServer)
}
