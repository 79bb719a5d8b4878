import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { MovedPage } from '#model/wiki/kinds/former-names.ts'
import type { KindName } from '#model/game/kinds/kinds.ts'

/** Queries for former names. There are few, so those of a kind are read together. */
export function formerNameQueries(db: Kysely<Tables>) {
  const listOf = (kind: KindName) => db.selectFrom('former_name').select(['was', 'now']).where('kind', '=', kind).execute()
  const pickNow = (formerNames: { was: string; now: string }[], name: string) =>
    formerNames.find(({ was }) => toComparable(was) === toComparable(name))?.now

  return {
    /** Finds the current name by a former one; ignores spaces, hyphens and case. */
    findNow: async (kind: KindName, name: string): Promise<string | undefined> => pickNow(await listOf(kind), name),

    /** As `findNow`, for any kind. */
    findNowOfAny: async (name: string): Promise<string | undefined> =>
      pickNow(await db.selectFrom('former_name').select(['was', 'now']).orderBy('kind').execute(), name),

    /** Former names of a kind, by current name. */
    async gatherOf(kind: KindName): Promise<Map<string, string[]>> {
      const byNow = Map.groupBy(await listOf(kind), ({ now }) => now)
      return new Map([...byNow].map(([now, names]) => [now, names.map(({ was }) => was)]))
    },

    /** Lists pages that have moved. */
    listMovedPages: (): Promise<MovedPage[]> => db.selectFrom('moved_page').select(['path', 'to']).orderBy('path').execute(),
  }
}
