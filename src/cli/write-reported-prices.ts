import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctField } from '#content/correct/correct-file.ts'
import { readSoldItem } from '#content/correct/correctable-fields.ts'
import { toPriceCorrection } from '#model/wiki/correct/price-correction.ts'
import { readSeenPrices } from '#model/prices/seen-prices.ts'
import { messageOf } from '#model/text/message-of.ts'
import { assertSameVersion } from './verify-fact.ts'

/**
 * Writes the prices of a text that a player sent (the site's format) into the content. Prints each change; writes nothing without `write`,
 * or if one price is rejected. `today`: ISO date.
 */
export function writeReportedPrices(contentFolder: string, text: string, write: boolean, today: string) {
  const reported = readSeenPrices(text)
  if (reported.length === 0)
    throw new Error('The text has no price in the format "Shovel (item/shovel): 86 coins, seen in 3.x on 2026-11-27".')
  const changes = reported.map((price) => ({ item: price.item, ...change(contentFolder, price, today) }))
  for (const { item, patch, problem } of changes) console.log(patch ?? `item/${item}: ${problem ?? ''}`)
  const rejected = changes.filter(({ problem }) => problem !== undefined)
  if (rejected.length > 0) throw new Error(`Nothing was written: ${rejected.length} of ${changes.length} prices are rejected.`)
  if (!write) return console.log('Nothing was written. Add --write to write the changes, then run: npm run wiki -- check')
  for (const { path, after } of changes) if (path !== undefined && after !== undefined) writeFileSync(path, after)
}

const unknownItem = 'there is no such item. Replace it by the last part of the address of its page, as in item/shovel.'

type Change = { path?: string; after?: string; patch?: string; problem?: string }

function change(
  contentFolder: string,
  { item, value, price_per_weight, version, on, by }: ReturnType<typeof readSeenPrices>[number],
  today: string,
): Change {
  if (value === null) return { problem: 'the price is not a number.' }
  if (!/^[\w-][\w.-]*$/.test(item)) return { problem: unknownItem }
  const path = join(contentFolder, 'items', `${item}.yaml`)
  let before: string
  try {
    before = readFileSync(path, 'utf8')
  } catch {
    return { problem: unknownItem }
  }
  if (readSoldItem(path, before).price_per_weight !== price_per_weight)
    return {
      problem: price_per_weight ? 'it is sold by the piece, not by weight.' : 'it is sold by weight: the line must say "coins per weight".',
    }
  const correction = toPriceCorrection({ value, price_per_weight, version, on: on || today, by })
  try {
    assertSameVersion(contentFolder, `item/${item}`, 'value', { version, seen: correction.source }, before, value)
  } catch (error) {
    return { problem: messageOf(error) }
  }
  const corrected = correctField(`items/${item}.yaml`, before, correction, today, {})
  return 'problems' in corrected ? { problem: corrected.problems.join('\n') } : { path, after: corrected.text, patch: corrected.patch }
}
