import type { FormerName, MovedPage } from '#model/wiki/kinds/former-names.ts'
import { toPagePath } from '#model/wiki/correct/content-file.ts'
import { kindNames, kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Origin } from './files/content-files.ts'
import type { Records } from './records.ts'

/** A former name with its file and its index in `was`. */
export type WrittenName = FormerName & { kind: KindName; origin: Origin; place: number }

/** Lists former addresses of pages, from former names of their things and of the things in whose address they are. */
export function listMovedPages(records: Records, formerNames: readonly FormerName[]): MovedPage[] {
  const moved = kindNames.flatMap((name) => listOfKind(name, records[name], formerNames))
  return [...new Map(moved.map((page) => [page.path.toLowerCase(), page])).values()]
}

type Fields = Record<string, unknown>

function listOfKind(name: KindName, records: readonly Fields[], formerNames: readonly FormerName[]): MovedPage[] {
  const { page, called, within }: Kind = kinds[name]
  if (!page || called === undefined) return []
  const formerly = (kind: string, now: unknown) =>
    formerNames.filter((formerName) => formerName.kind === kind && formerName.now === String(now))
  return records.flatMap((record) => {
    const to = page(record)
    if (to === null) return []
    const places = [record, ...formerly(within?.kind ?? '', within?.of(record)).map(({ was }) => within?.move(record, was) ?? record)]
    const names = [String(record[called]), ...formerly(name, record[called]).map(({ was }) => was)]
    const addresses = places.flatMap((place) => names.map((was) => page({ ...place, [called]: was })))
    return addresses.flatMap((path) => (path === null || path === to ? [] : { path: toPagePath(path), to }))
  })
}
