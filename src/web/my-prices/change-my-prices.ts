import { dropAssumed } from '#model/prices/assumed-version.ts'
import type { MyPrices, ReadPrices } from '#model/prices/my-prices.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import type { Saved } from '#web/browser/store.ts'
import { myPricesKey, myPricesStore } from './my-prices-store.ts'

/** Backup of stored text that cannot be parsed. */
const unreadKey = 'my_prices_unread'

/** Applies the change to the stored value, which other tabs may have changed. `isSaved` of the result says whether storage accepted it. */
export function changeMyPrices(change: (my: MyPrices) => MyPrices): Saved<ReadPrices> {
  const { my, problem } = myPricesStore.read()
  const next = dropAssumed(change(my))
  // Text written by a later version of the site is not overwritten.
  const isSafe = problem !== 'newer' && (!problem || writeStored(unreadKey, readStored(myPricesKey) ?? ''))
  const isSaved = isSafe && writeStored(myPricesKey, JSON.stringify(next))
  myPricesStore.set({ my: next, problem: isSaved ? undefined : problem }, isSaved)
  return myPricesStore.read()
}
