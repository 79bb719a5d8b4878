import type { MyPrices } from './my-prices.ts'

/** The version on sale counts as the one played, until the reader chooses one. */
export function assumeVersion(my: MyPrices, onSale: string): MyPrices {
  return my.plays ? my : { ...my, plays: onSale, assumed: true }
}

/** Without any price an assumed version is dropped: the reader sees the prices of the described version again. */
export function dropAssumed(my: MyPrices): MyPrices {
  const isEmpty = Object.values(my.prices).every((list) => Object.keys(list).length === 0)
  return my.assumed && isEmpty ? { ...my, plays: '', assumed: false } : my
}
