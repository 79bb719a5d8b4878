import { hitShapes, type HitKind, type HitOf } from './search.ts'

/** A hit does not name its kind, it is recognised by exactly the fields of its shape, in their order. */
const kindOfFields = new Map(Object.entries(hitShapes).map(([kind, { shape }]) => [Object.keys(shape).join(' '), kind as HitKind]))

/** What a search hit is; undefined when its fields are those of no kind. */
export function kindOfHit(hit: object): HitKind | undefined {
  return kindOfFields.get(Object.keys(hit).join(' '))
}

export function isHit<Kind extends HitKind>(kind: Kind, hit: object): hit is HitOf[Kind] {
  return kindOfHit(hit) === kind
}
