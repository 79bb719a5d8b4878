import { parse, stringify } from 'yaml'
import type { SoldItem } from '#model/wiki/correct/describe-correction.ts'
import { listSourcedFields } from '#model/wiki/sourced-fields.ts'
import { createPlaceFinder } from '../check/place-problems.ts'
import { shapeAt } from '../check/shapes.ts'
import { findSort } from './file-sort.ts'

/** A field that readers can correct. */
export type CorrectableField = {
  name: string
  /** Description of the field. */
  about: string
  /** The current value, as one would type it. */
  now: string
  /** Line in the file, from 1; undefined for a missing field. */
  line: number | undefined
}

/** Lists the fields with sources; none for files that are corrected as a whole text. */
export function listCorrectable(file: string, text: string): CorrectableField[] {
  const sort = findSort(file)
  if (!sort || !file.endsWith('.yaml') || text === '') return []
  const names = listSourcedFields(sort.folder).filter((name) => name in sort.shape.shape)
  const data = parse(text) as Record<string, unknown>
  const findPlace = createPlaceFinder(text)
  return names.map((name) => ({
    name,
    about: shapeAt(sort.shape, [name]).meta?.description ?? '',
    now: toTyped(data[name]),
    line: name in data ? findPlace({ field: name, mark: { name: true } })?.line : undefined,
  }))
}

/** How the thing of a file is called and sold. */
export function readSoldItem(file: string, text: string): SoldItem {
  const { name, price_per_weight } = file.endsWith('.yaml') ? ((parse(text) ?? {}) as Record<string, unknown>) : {}
  return { name: typeof name === 'string' ? name : '', price_per_weight: price_per_weight === true }
}

function toTyped(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
}
