import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { correctWithPatch } from '#content/correct/apply-patch.ts'
import { correctField, type Corrected } from '#content/correct/correct-file.ts'
import { readSoldItem } from '#content/correct/correctable-fields.ts'
import { findPatches, type FoundPatch } from '#content/correct/find-patches.ts'
import { toPriceCorrection } from '#model/wiki/correct/price-correction.ts'
import { readPriceFile } from '#model/prices/read-price-file.ts'
import { readSeenPrices, type ReportedPrice } from '#model/prices/seen-prices.ts'
import { countOf } from '#model/text/count-of.ts'
import { messageOf } from '#model/text/message-of.ts'
import { assertSameVersion } from './verify-fact.ts'

/**
 * Writes the prices and patches of a text that a player sent (the site's formats) into the content. Prints each change; writes nothing
 * without `write`, or if one is rejected. `today`: ISO date.
 */
export function applyCorrections(contentFolder: string, text: string, write: boolean, today: string) {
  const prices = listPrices(text)
  const patches = findPatches(text).filter(({ file }) => !prices.some(({ item }) => file === `items/${item}.yaml`))
  if (prices.length + patches.length === 0)
    throw new Error('The text has no patch, and no price in the format "Shovel (item/shovel): 86 coins, seen in 3.x on 2026-11-27".')
  const changes = [
    ...prices.map((price) => ({ of: `item/${price.item}`, ...applyPrice(contentFolder, price, prices, today) })),
    ...patches.map((patch) => ({ of: patch.file, ...applyOne(contentFolder, patch) })),
  ]
  for (const { of, patch, problem } of changes) console.log(patch ?? `${of}: ${problem ?? ''}`)
  const rejected = changes.filter(({ problem }) => problem !== undefined)
  if (rejected.length > 0) throw new Error(`Nothing was written: ${rejected.length} of ${countOf(changes.length, 'change')} are rejected.`)
  if (!write) return console.log('Nothing was written. Add --write to write the changes, then run: npm run wiki -- check')
  for (const { path, after } of changes) if (path !== undefined && after !== undefined) writeFileSync(path, after)
}

/** The prices of the text, or of a file saved on /my-prices. */
function listPrices(text: string): ReportedPrice[] {
  const inText = readSeenPrices(text)
  if (inText.length > 0) return inText
  return Object.entries(readPriceFile(text).prices?.prices ?? {}).flatMap(([version, list]) =>
    Object.entries(list).map(([item, price]) => ({ item, ...price, version, by: '' })),
  )
}

const unknownItem = 'there is no such item. Replace it by the last part of the address of its page, as in item/shovel.'

type Change = { path?: string; after?: string; patch?: string; problem?: string }

function applyPrice(contentFolder: string, price: ReportedPrice, all: readonly ReportedPrice[], today: string): Change {
  const { item, value, price_per_weight, version, on, by } = price
  if (value === null) return { problem: 'the price is not a number.' }
  if (all.some((other) => other !== price && other.item === item)) return { problem: 'the text has several prices of it. Keep one.' }
  if (!/^[\w-][\w.-]*$/.test(item)) return { problem: unknownItem }
  const { path, before } = readContent(contentFolder, `items/${item}.yaml`)
  if (before === undefined) return { problem: unknownItem }
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
  return toChange(path, correctField(`items/${item}.yaml`, before, correction, today, {}))
}

function applyOne(contentFolder: string, patch: FoundPatch): Change {
  const { path, before } = readContent(contentFolder, patch.file)
  return before === undefined ? { problem: 'there is no such file.' } : toChange(path, correctWithPatch(patch, before))
}

function toChange(path: string, corrected: Corrected): Change {
  return 'problems' in corrected ? { problem: corrected.problems.join('\n') } : { path, after: corrected.text, patch: corrected.patch }
}

/** A file inside the content folder. */
function readContent(contentFolder: string, file: string): { path: string; before: string | undefined } {
  const path = join(contentFolder, file)
  try {
    return { path, before: file.split('/').includes('..') ? undefined : readFileSync(path, 'utf8') }
  } catch {
    return { path, before: undefined }
  }
}
