import { toSafeName } from '#model/text/slugs.ts'
import type { PathPart } from '#model/wiki/calls/call-paths.ts'

/** As the game writes it, and as addresses do; a server reads any other spelling, too. */
export const byName = (things: { name: string }[]) => each(things.flatMap(({ name }) => [name, toSafeName(name)]))

/** A call of one part, once for each. */
export const each = (values: PathPart[]) => unique(values.map((value) => [value]))

/** Each once. */
export function unique(parts: PathPart[][]): PathPart[][] {
  return [...new Map(parts.map((all) => [all.join('/'), all])).values()]
}
