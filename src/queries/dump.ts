import type { Kysely } from 'kysely'
import { readRecords } from '#database/read-records.ts'
import type { Tables } from '#database/tables.ts'
import { dumpedKinds, type Dump, type DumpedKind, type DumpedOtherwise, type DumpedThing } from '#model/wiki/kinds/dump.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/wiki/kinds/kinds.ts'
import type { SubjectQueries } from './queries.ts'

type Gather = { [Name in DumpedKind]?: () => Promise<DumpedThing<Name>[]> } & { [Name in DumpedOtherwise]: unknown }

/** Everything at once, for whoever would otherwise ask a thousand times. */
export function dumpQueries(db: Kysely<Tables>, queries: SubjectQueries) {
  /** Lists that hold more than records, or have another order than that of their key: those of the kinds' own calls. */
  const gather: Gather = {
    items: () => queries.items.listAll(),
    blueprints: () => queries.blueprints.listAll(),
    shops: () => listShops(queries),
    towns: () => queries.towns.listAll(),
    digsites: () => queries.digsites.listAll(),
    vehicles: () => queries.vehicles.listAll(),
    patchNotes: () => queries.news.listPatchNotes(),
    blogPosts: () => queries.news.listBlogPosts(),
    updates: () => queries.news.listReleaseNotes(),
    logicElements: () => queries.logicElements.listAll(),
    speedruns: () => queries.runs.listAll(),
    pokes: () => queries.pokes.listAll(),
  }

  async function listOf(name: DumpedKind): Promise<object[]> {
    const kind: Kind = kinds[name]
    const fields = Object.keys(kinds[name].dump.shape.shape)
    const records = await readRecords(db, kind, [kind.key[0], 'asc'], { which: 'active' })
    return records.map((record) => Object.fromEntries(fields.map((field) => [field, record[field]])))
  }

  return {
    async gatherAll(): Promise<Dump> {
      const { revision, changed_at } = await queries.meta.findMeta()
      const lists: [string, object[]][] = []
      for (const name of dumpedKinds) lists.push([kinds[name].dump.as, await (gather[name]?.() ?? listOf(name))])
      const provenance = await queries.meta.listAllProvenance()
      // The shape of the answer checks it field by field.
      return { revision, changed_at, licence: 'CC BY-SA 4.0', ...Object.fromEntries(lists), provenance } as Dump
    },
  }
}

/** Each with what it trades in, which the shops of a town don't say. */
async function listShops({ towns, shops }: SubjectQueries) {
  const ids = (await towns.listAll()).flatMap((town) => town.shops.map(({ id }) => id))
  const found = await Promise.all(ids.map((id) => shops.find(id)))
  return found.filter((shop) => shop !== undefined).toSorted((a, b) => a.id - b.id)
}
