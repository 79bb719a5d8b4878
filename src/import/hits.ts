import { kindOfHit } from '#model/search/hit-kind.ts'
import { hitShapes, type HitKind } from '#model/search/search.ts'
import { loosen, readRow, listResults, type Reject, type Row } from './read-rows.ts'

/** By which field a thing of a list is known among what a search finds, where that is not the number of both. */
const knownBy: Partial<Record<HitKind, readonly [listed: string, found: string]>> = {
  town: ['id', 'town_id'],
  mod: ['name', 'name'],
  update: ['title', 'title'],
}

/** What searches have found so far: fields that the lists do not tell, such as other names. */
export function createHits(reject: Reject) {
  const found = new Map<string, Row>()
  const keyOf = (kind: HitKind, side: 0 | 1, row: Row) => `${kind} ${String(row[(knownBy[kind] ?? ['id', 'id'])[side]])}`
  return {
    add(answer: unknown) {
      for (const hit of listResults('search', answer)) {
        const kind = typeof hit === 'object' && hit !== null ? kindOfHit(hit) : undefined
        const [row] = kind ? readRow('search', hit, loosen(hitShapes[kind]), reject) : []
        if (kind && row) found.set(keyOf(kind, 1, row), row)
      }
    },
    of: (kind: HitKind, listed: Row): Row | undefined => found.get(keyOf(kind, 0, listed)),
  }
}
