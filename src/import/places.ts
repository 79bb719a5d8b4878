import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { makeables, type Makeable } from '#cli/new/makeable.ts'

/** Where the things of a kind stand, and what stands there of each: a file, or a row of one. */
export function placeOf(name: KindName): Makeable {
  const { yaml, markdown, list }: Kind = kinds[name]
  const [at] = Object.keys({ ...yaml, ...markdown, ...list })
  const place = makeables.find((one) => ('folder' in one ? one.folder : one.file) === at)
  if (!place) throw new Error(`Nothing of the kind ${name} stands in files.`)
  return place
}
