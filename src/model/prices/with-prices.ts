import { listOwn, type MyPrices, type OwnPrice } from './my-prices.ts'

/** With other prices for the version that the reader plays; undefined forgets one. */
export function withPrices(my: MyPrices, changes: Readonly<Record<string, OwnPrice | undefined>>): MyPrices {
  const list = Object.entries({ ...listOwn(my), ...changes }).filter((entry): entry is [string, OwnPrice] => entry[1] !== undefined)
  return { ...my, prices: { ...my.prices, [my.plays]: Object.fromEntries(list) } }
}

export function findOwn(my: MyPrices, item: string): OwnPrice | undefined {
  const list = listOwn(my)
  return Object.hasOwn(list, item) ? list[item] : undefined
}

/** Takes back what changed from `before` to `after`, and nothing that has changed since. */
export function takeBack(now: MyPrices, before: MyPrices, after: MyPrices): MyPrices {
  return Object.keys({ ...before.prices, ...after.prices }).reduce((my, version) => {
    const [old = {}, fresh = {}] = [before.prices[version], after.prices[version]]
    const changed = Object.keys({ ...old, ...fresh }).filter((item) => old[item] !== fresh[item])
    const prices = Object.fromEntries(changed.map((item) => [item, old[item]]))
    return { ...withPrices({ ...my, plays: version }, prices), plays: my.plays }
  }, now)
}
