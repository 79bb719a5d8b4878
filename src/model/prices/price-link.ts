import { listOwn, noPrices, type MyPrices } from './my-prices.ts'
import { withPrices } from './with-prices.ts'

const name = 'prices'
/** "gold-bar*2400w": safe name, hundredths of a coin, and a mark for the price of one unit of weight. */
const entryForm = /^([^\s,'/?#%\\A-Z]{1,80})\*(\d{1,9})(w?)$/u

/** Formats the prices of the version played as a URL fragment: "#prices=3.x;anvil*8600,gold-bar*2400w" */
export function formatPriceLink(my: MyPrices): string {
  const list = Object.entries(listOwn(my)).map(([item, { value, price_per_weight }]) => `${item}*${value}${price_per_weight ? 'w' : ''}`)
  return `#${new URLSearchParams({ [name]: `${my.plays};${list.join(',')}` }).toString()}`
}

/** Parses the prices of a URL fragment; undefined without prices, null when damaged. Every price gets the day `today`. */
export function readPriceLink(fragment: string, today: string): MyPrices | null | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(name)
  if (text === null) return undefined
  const [, plays = '', list = ''] = /^([^;\s]{1,20});(.+)$/u.exec(text) ?? []
  const entries = list.split(',').map((entry) => entryForm.exec(entry))
  if (entries.includes(null)) return null
  const prices = entries.map(
    (entry) => [entry?.[1] ?? '', { value: Number(entry?.[2]), price_per_weight: entry?.[3] === 'w', on: today }] as const,
  )
  return withPrices({ ...noPrices, plays }, Object.fromEntries(prices))
}
