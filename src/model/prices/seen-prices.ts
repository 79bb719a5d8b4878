import { formatNumber } from '#model/text/format-number.ts'
import { toCoins } from '#model/text/money.ts'
import { unquoteMail } from '#model/text/mail/unquote-mail.ts'
import { readPrice } from './read-price.ts'

/** A price of an item that a player saw, in hundredths of a coin. */
export type SeenPrice = { item: string; value: number; price_per_weight: boolean; version: string; on: string; by: string }

/** "Anvil (item/anvil): 86 coins, seen in 3.x on 2026-11-27, by Ada"; `readSeenPrices` parses it again. */
export function formatSeenPrice({ item, value, price_per_weight, version, on, by }: SeenPrice, name: string): string {
  const coins = `${formatNumber(toCoins(value), { most: 2 })} coins${price_per_weight ? ' per weight' : ''}`
  return `${name} (item/${item}): ${coins}, seen in ${version || 'the game'}${on && ` on ${on}`}${by && `, by ${by}`}`
}

const start = /\(item\/([^\s()]+)\):/g
/** What follows `start`. Mail programs break lines at any space. */
const rest =
  /^\s*(?<coins>[^\n]+?)\s+coins?(?<perWeight>\s+per\s+weight)?,\s+seen\s+in\s+(?<version>the\s+game|\S+?)(?:\s+on\s+(?<on>\d{4}-\d\d-\d\d))?(?:,\s+by\s+(?<by>[^\n]+)|\.)?[ \t]*$/mu

/** A price in a text. The value is null if the text after the name of the item cannot be read. */
export type ReportedPrice = Omit<SeenPrice, 'value'> & { value: number | null }

/** Finds the prices in a text, wherever they are, each once. */
export function readSeenPrices(text: string): ReportedPrice[] {
  const plain = unquoteMail(text)
  const starts = [...plain.matchAll(start)]
  const prices = starts.map((found, index): ReportedPrice => {
    // Up to the next price.
    const after = plain.slice(found.index + found[0].length, starts[index + 1]?.index)
    const { coins = '', perWeight, version = '', on = '', by = '' } = rest.exec(after)?.groups ?? {}
    return {
      item: found[1] ?? '',
      value: readPrice(coins).value ?? null,
      price_per_weight: perWeight !== undefined,
      version: version.startsWith('the') ? '' : version,
      on,
      by: by.trim(),
    }
  })
  return [...new Map(prices.map((price) => [JSON.stringify(price), price])).values()]
}
