import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { correctWithPatch } from '#content/correct/apply-patch.ts'
import type { Corrected } from '#content/correct/correct-file.ts'
import { correctPrice, type GameVersions } from '#content/correct/correct-price.ts'
import { findPatches, type FoundPatch } from '#content/correct/find-patches.ts'
import { readPriceFile } from '#model/prices/read-price-file.ts'
import { readSeenPrices, type ReportedPrice } from '#model/prices/seen-prices.ts'
import { countOf } from '#model/text/count-of.ts'
import { readDescribedVersions } from './verify-fact.ts'

/**
 * Writes the prices and patches of a text that a player sent (the site's formats) into the content. Prints each change; writes nothing
 * without `write`, or if one is rejected. `today`: ISO date.
 */
export function applyCorrections(contentFolder: string, text: string, write: boolean, today: string) {
  const prices = listPrices(text)
  const patches = findPatches(text).filter(({ file }) => !prices.some(({ item }) => file === `items/${item}.yaml`))
  if (prices.length + patches.length === 0)
    throw new Error('The text has no patch, and no price in the format "Shovel (item/shovel): 86 coins, seen in 3.x on 2026-11-27".')
  const files = openFiles(contentFolder)
  const versions = { described: readDescribedVersions(contentFolder), noted: files.listNames('patch-notes') }
  const changes = [
    ...prices.map((price) => ({ of: `item/${price.item}`, ...applyPrice(files.read, price, prices, versions, today) })),
    ...patches.map((patch) => ({ of: patch.file, ...applyOne(files.read, patch) })),
  ].map(({ of, file, ...corrected }) => {
    if ('problems' in corrected) console.log(`${of}: ${corrected.problems.join('\n')}`)
    else console.log(corrected.patch)
    if ('text' in corrected) files.set(file, corrected.text)
    return corrected
  })
  const rejected = changes.filter((change) => 'problems' in change)
  if (rejected.length > 0) throw new Error(`Nothing was written: ${rejected.length} of ${countOf(changes.length, 'change')} are rejected.`)
  if (!write) return console.log('Nothing was written. Add --write to write the changes, then run: npm run wiki -- check')
  files.writeAll()
}

/** The prices of the text, or of a file saved on /my-prices. */
function listPrices(text: string): ReportedPrice[] {
  const inText = readSeenPrices(text)
  if (inText.length > 0) return inText
  return Object.entries(readPriceFile(text).prices?.prices ?? {}).flatMap(([version, list]) =>
    Object.entries(list).map(([item, price]) => ({ item, ...price, version, by: '' })),
  )
}

type Read = (file: string) => string | undefined
type Change = Corrected & { file: string }

function applyPrice(read: Read, price: ReportedPrice, all: readonly ReportedPrice[], versions: GameVersions, today: string): Change {
  const { item, value, version } = price
  const file = `items/${item}.yaml`
  if (value === null) return { file, problems: ['the price must be a number of coins, 0 or more.'] }
  if (all.some((other) => other !== price && other.item === item && other.version === version))
    return { file, problems: ['the text has several prices of it. Keep one.'] }
  return correctPrice({ ...price, value }, read, versions, today)
}

function applyOne(read: Read, patch: FoundPatch): Change {
  const before = read(patch.file)
  return { file: patch.file, ...(before === undefined ? { problems: ['there is no such file.'] } : correctWithPatch(patch, before)) }
}

/** The files of a content folder, with changes that are not written yet. */
function openFiles(contentFolder: string) {
  const changed = new Map<string, string>()
  const read: Read = (file) => {
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(file)) return undefined
    try {
      return changed.get(file) ?? readFileSync(join(contentFolder, file), 'utf8')
    } catch {
      return undefined
    }
  }
  return {
    read,
    /** File names without their extensions. */
    listNames: (folder: string) => {
      const path = join(contentFolder, folder)
      return existsSync(path) ? readdirSync(path).map((file) => parse(file).name) : []
    },
    set: (file: string, text: string) => changed.set(file, text),
    writeAll() {
      for (const [file, text] of changed) writeFileSync(join(contentFolder, file), text)
    },
  }
}
