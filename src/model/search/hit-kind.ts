import { hitShapes, type HitKind, type HitOf } from './search.ts'

/** A hit has no field for its kind; its fields and their order identify it. */
const kindOfFields = new Map(Object.entries(hitShapes).map(([kind, { shape }]) => [Object.keys(shape).join(' '), kind as HitKind]))

/** Kind of a search hit; undefined if its fields match no kind. */
export function kindOfHit(hit: object): HitKind | undefined {
  return kindOfFields.get(Object.keys(hit).join(' '))
}

export function isHit<Kind extends HitKind>(kind: Kind, hit: object): hit is HitOf[Kind] {
  return kindOfHit(hit) === kind
}
