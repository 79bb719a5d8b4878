import { listOwn, type MyPrices, type OwnPrice } from './my-prices.ts'

/** Replaces prices of the version that the reader plays; undefined removes one. */
export function withPrices(my: MyPrices, changes: Readonly<Record<string, OwnPrice | undefined>>): MyPrices {
  const list = Object.entries({ ...listOwn(my), ...changes }).filter((entry): entry is [string, OwnPrice] => entry[1] !== undefined)
  return { ...my, prices: { ...my.prices, [my.plays]: Object.fromEntries(list) } }
}

export function findOwn(my: MyPrices, item: string): OwnPrice | undefined {
  const list = listOwn(my)
  return Object.hasOwn(list, item) ? list[item] : undefined
}

/** Undoes the changes from `before` to `after`; later changes are kept. */
export function takeBack(now: MyPrices, before: MyPrices, after: MyPrices): MyPrices {
  return Object.keys({ ...before.prices, ...after.prices }).reduce((my, version) => {
    const [old = {}, fresh = {}] = [before.prices[version], after.prices[version]]
    const changed = Object.keys({ ...old, ...fresh }).filter((item) => old[item] !== fresh[item])
    const prices = Object.fromEntries(changed.map((item) => [item, old[item]]))
    return { ...withPrices({ ...my, plays: version }, prices), plays: my.plays }
  }, now)
}
