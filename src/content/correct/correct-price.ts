import { isSeq, type Document } from 'yaml'
import type { SeenPrice } from '#model/prices/seen-prices.ts'
import { compareVersions } from '#model/news/version-order.ts'
import { toPriceCorrection } from '#model/wiki/correct/price-correction.ts'
import { correctField, correctText, type Corrected } from './correct-file.ts'
import { readSoldItem } from './correctable-fields.ts'
import { editYaml } from './edit-yaml.ts'
import { belongsInNote } from './other-version.ts'

/** The text of a content file by its path; undefined if there is none. */
type ReadText = (file: string) => string | undefined

/** What a price is written with: the versions the wiki describes ("1.6 and 1.7"), and those that have a patch note. */
export type GameVersions = { described: string; noted: readonly string[] }

/**
 * Writes a price that a player saw into the file of its item, or into the patch note of its version if the wiki knows the price of the
 * version it describes. `today`: ISO date.
 */
export function correctPrice(price: SeenPrice, read: ReadText, versions: GameVersions, today: string): Corrected & { file: string } {
  const file = `items/${price.item}.yaml`
  const before = read(file)
  if (before === undefined) return { file, problems: [unknownItem] }
  if (readSoldItem(file, before).price_per_weight !== price.price_per_weight) return { file, problems: [otherUnit(price)] }
  if (!belongsInNote(before, 'value', price, versions.described))
    return { file, ...correctField(file, before, toPriceCorrection({ ...price, on: price.on || today }), today, {}) }
  const note = toNoteFile(pickNoted(versions.noted, price.version) ?? price.version)
  const text = read(note)
  return text === undefined ? { file, problems: [lacksNote(price, versions)] } : { file: note, ...correctNote(note, text, price, today) }
}

const unknownItem = 'there is no such item. Replace it by the last part of the address of its page, as in item/shovel.'
const otherUnit = ({ price_per_weight }: SeenPrice) =>
  price_per_weight ? 'it is sold by the piece, not by weight.' : 'it is sold by weight: the line must say "coins per weight".'

const lacksNote = ({ version }: SeenPrice, { described }: GameVersions) =>
  `this wiki has another price of ${described}, and no patch note of ${version ? `version ${version}` : 'a version that the text does not name'}.`

const toNoteFile = (version: string) => `patch-notes/${version}.yaml`

/** The version itself, or the newest of "3.x". */
export function pickNoted(noted: readonly string[], version: string): string | undefined {
  if (noted.includes(version)) return version
  const prefix = /^(\d+\.(?:\d+\.)*)x$/.exec(version)?.[1]
  return noted
    .filter((other) => prefix !== undefined && `${other}.`.startsWith(prefix))
    .toSorted(compareVersions)
    .at(-1)
}

/** Sets the price in the list of changes of a patch note. */
function correctNote(file: string, before: string, price: SeenPrice, today: string): Corrected {
  const { source } = toPriceCorrection(price)
  const on = price.on || today
  const to = {
    value: price.value,
    certainty: 'seen',
    source: `${source}, seen in ${price.version} on ${on}${price.by && ` by ${price.by}`}`,
  }
  const line = { thing: `item/${price.item}`, field: 'value' }
  const setChange = (own: Document, at: string) => {
    const list = own.get(at, true)
    const lines = isSeq(list) ? (list.toJSON() as (typeof line)[]) : []
    const index = lines.findIndex(({ thing, field }) => thing === line.thing && field === line.field)
    if (!isSeq(list)) own.set(at, own.createNode([{ ...line, to }]))
    else if (index === -1) own.addIn([at], own.createNode({ ...line, to }))
    else own.setIn([at, index, 'to'], own.createNode(to))
  }
  const after = editYaml(before, [
    { path: ['changed'], change: setChange },
    { path: ['checked'], change: (own, at) => own.set(at, today) },
  ])
  return correctText(file, before, after, {})
}
