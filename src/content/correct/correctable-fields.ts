import { parse, stringify } from 'yaml'
import { listSourcedFields } from '#model/wiki/sourced-fields.ts'
import { placeProblems } from '../check/place-problems.ts'
import { shapeAt } from '../check/shapes.ts'
import { findSort } from './file-sort.ts'

/** A field that readers can correct by itself. */
export type CorrectableField = {
  name: string
  /** What it means, in the words of the check. */
  about: string
  /** What it says now, as somebody would type it. */
  now: string
  /** Where it stands in the file; nothing where it is not there yet. */
  line: number | undefined
}

/** The fields of a file that tell something of the game; none where its text is changed as a whole. */
export function listCorrectable(file: string, text: string): CorrectableField[] {
  const sort = findSort(file)
  if (!sort || !file.endsWith('.yaml') || text === '') return []
  const names = listSourcedFields(sort.folder).filter((name) => name in sort.shape.shape)
  const data = parse(text) as Record<string, unknown>
  const places = placeProblems(
    text,
    names.map((field) => ({ file, field, found: '', expected: '', mark: { name: true } })),
  )
  return names.map((name, place) => ({
    name,
    about: shapeAt(sort.shape, [name]).meta?.description ?? '',
    now: toTyped(data[name]),
    line: name in data ? places[place]?.line : undefined,
  }))
}

function toTyped(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
}
