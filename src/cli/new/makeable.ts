import type { z } from 'zod'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { suggestNames, formatSuggestions } from '#content/check/name-suggestions.ts'
import { shapeAt } from '#content/check/shapes.ts'

/** A sort of file or row that `wiki new` can create: its names, its place and its shape. */
export type Makeable = {
  words: readonly string[]
  shape: z.ZodObject
} & ({ folder: string; extension: '.yaml' | '.md' } | { file: string; list: string })

/** All sorts, from the kinds. */
export const makeables: readonly Makeable[] = Object.values(kinds).flatMap(
  ({ yaml = {}, markdown = {}, list = {}, also = [], special = {} }: Kind) => [
    ...Object.entries(yaml).map(([folder, shape]) => ({ words: [toKind(folder), ...also], folder, extension: '.yaml' as const, shape })),
    ...Object.entries(markdown).map(([folder, shape]) => ({ words: [toKind(folder), ...also], folder, extension: '.md' as const, shape })),
    ...Object.entries(special).map(([word, shape]) => ({
      words: [word],
      folder: Object.keys(markdown)[0] ?? '',
      extension: '.md' as const,
      shape,
    })),
    ...Object.entries(list).map(([file, shape]) => toListMakeable(file, shape, also)),
  ],
)

function toListMakeable(file: string, shape: z.ZodObject, also: readonly string[]): Makeable {
  const [name = ''] = Object.keys(shape.shape)
  const words = [toKind(/([^/]+)\.yaml$/.exec(file)?.[1] ?? file), ...also]
  return { words, file, list: name, shape: shapeAt(shape, [name, 0]).inner as z.ZodObject }
}

/** Finds a sort by name. Throws with suggestions if there is none. */
export function findMakeable(word: string): Makeable {
  const match = makeables.find(({ words }) => words.includes(word))
  if (match) return match
  const words = makeables.flatMap((makeable) => makeable.words)
  const near = formatSuggestions(suggestNames(words, word))
  throw new Error(`"${word}" cannot be created.${near ? ` ${near}` : ''} Use one of ${words.join(', ')}.`)
}
