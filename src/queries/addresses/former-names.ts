import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { MovedPage } from '#model/wiki/kinds/former-names.ts'
import type { KindName } from '#model/game/kinds/kinds.ts'

/** What was called otherwise before: few things were, so the database is asked for all of a kind. */
export function formerNameQueries(db: Kysely<Tables>) {
  const listOf = (kind: KindName) => db.selectFrom('former_name').select(['was', 'now']).where('kind', '=', kind).execute()
  const pickNow = (formerNames: { was: string; now: string }[], name: string) =>
    formerNames.find(({ was }) => toComparable(was) === toComparable(name))?.now

  return {
    /** What the thing is called now that had this name; spaces, hyphens and capitals do not count. */
    findNow: async (kind: KindName, name: string): Promise<string | undefined> => pickNow(await listOf(kind), name),

    /** The same, whatever it is. */
    findNowOfAny: async (name: string): Promise<string | undefined> =>
      pickNow(await db.selectFrom('former_name').select(['was', 'now']).orderBy('kind').execute(), name),

    /** What each thing of a kind was called before, by what it is called now. */
    async gatherOf(kind: KindName): Promise<Map<string, string[]>> {
      const byNow = Map.groupBy(await listOf(kind), ({ now }) => now)
      return new Map([...byNow].map(([now, names]) => [now, names.map(({ was }) => was)]))
    },

    /** Every page that has another address now. */
    listMovedPages: (): Promise<MovedPage[]> => db.selectFrom('moved_page').select(['path', 'to']).orderBy('path').execute(),
  }
}
