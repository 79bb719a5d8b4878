import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { makeables, type Makeable } from '#cli/new/makeable.ts'

/** Where and in which shape the things of a kind are stored: a file, or a row of one. Throws for a kind without files. */
export function findMakeableOfKind(name: KindName): Makeable {
  const { yaml, markdown, list }: Kind = kinds[name]
  const [at] = Object.keys({ ...yaml, ...markdown, ...list })
  const place = makeables.find((makeable) => ('folder' in makeable ? makeable.folder : makeable.file) === at)
  if (!place) throw new Error(`The kind ${name} has no files.`)
  return place
}
