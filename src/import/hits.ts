import { kindOfHit } from '#model/search/hit-kind.ts'
import { hitShapes, type HitKind } from '#model/search/search.ts'
import { loosen, readRow, listResults, type Reject, type HostRow } from './read-rows.ts'

/** The fields that match a listed thing with its search hit, for kinds that do not match by id. */
const knownBy: Partial<Record<HitKind, readonly [listed: string, found: string]>> = {
  town: ['id', 'town_id'],
  mod: ['name', 'name'],
  update: ['title', 'title'],
}

/** Collects search hits, for fields that the lists do not have, such as aliases. */
export function createHits(reject: Reject) {
  const hits = new Map<string, HostRow>()
  const hitKey = (kind: HitKind, side: 0 | 1, row: HostRow) => `${kind} ${String(row[(knownBy[kind] ?? ['id', 'id'])[side]])}`
  return {
    add(answer: unknown) {
      for (const hit of listResults('search', answer)) {
        const kind = typeof hit === 'object' && hit !== null ? kindOfHit(hit) : undefined
        const [row] = kind ? readRow('search', hit, loosen(hitShapes[kind]), reject) : []
        if (kind && row) hits.set(hitKey(kind, 1, row), row)
      }
    },
    of: (kind: HitKind, listed: HostRow): HostRow | undefined => hits.get(hitKey(kind, 0, listed)),
  }
}
