import { toSafeName } from '#model/text/slugs.ts'
import type { PathPart } from '#model/wiki/calls/call-paths.ts'

/** Names as in the game and as in addresses; a server accepts any spelling. */
export const byName = (things: { name: string }[]) => each(things.flatMap(({ name }) => [name, toSafeName(name)]))

/** Path parameters of a call with one parameter. */
export const each = (values: PathPart[]) => unique(values.map((value) => [value]))

/** Removes duplicates. */
export function unique(parts: PathPart[][]): PathPart[][] {
  return [...new Map(parts.map((all) => [all.join('/'), all])).values()]
}
