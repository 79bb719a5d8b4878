import { formatNumber } from '#model/text/format-number.ts'
import { toCoins } from '#model/text/money.ts'
import { readPrice } from './read-price.ts'

/** A price of an item that a player saw, in hundredths of a coin. */
export type SeenPrice = { item: string; value: number; price_per_weight: boolean; version: string; on: string; by: string }

/** "Anvil (item/anvil): 86 coins, seen in 3.x on 2026-11-27, by Ada"; `readSeenPrices` parses it again. */
export function formatSeenPrice({ item, value, price_per_weight, version, on, by }: SeenPrice, name: string): string {
  const coins = `${formatNumber(toCoins(value), { most: 2 })} coins${price_per_weight ? ' per weight' : ''}`
  return `${name} (item/${item}): ${coins}, seen in ${version || 'the game'}${on && ` on ${on}`}${by && `, by ${by}`}`
}

const line = /\(item\/([^\s()]+)\): (.+?) coins?( per weight)?, seen in (the game|\S+?)(?: on (\d{4}-\d\d-\d\d))?(?:, by (.+))?$/gmu

/** Finds the prices in a text, wherever they are. The value is null if it is not a number. */
export function readSeenPrices(text: string): (Omit<SeenPrice, 'value'> & { value: number | null })[] {
  return [...text.replaceAll('\r\n', '\n').matchAll(line)].map(([, item = '', coins = '', perWeight, version = '', on = '', by = '']) => ({
    item,
    value: readPrice(coins).value ?? null,
    price_per_weight: perWeight !== undefined,
    version: version === 'the game' ? '' : version,
    on,
    by: by.trim(),
  }))
}
