import type { Kysely } from 'kysely'
import { readRecords } from '#database/read-records.ts'
import type { Tables } from '#database/tables.ts'
import { dumpedKinds, type Dump, type DumpedKind, type DumpedOtherwise, type DumpedThing } from '#model/wiki/calls/dump.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { createGameLists } from './game/dumped-lists.ts'
import type { SubjectQueries } from './queries.ts'

/** A list, or its parts one after the other where it may be long. */
type Things<Thing> = Promise<Thing[]> | AsyncIterable<Thing[]>
type Gather = { [Name in DumpedKind]?: () => Things<DumpedThing<Name>> } & { [Name in DumpedOtherwise]: unknown }
/** The dump with its lists as streams of parts. */
type ReadDump = { [Field in keyof Dump]: Dump[Field] extends (infer Thing)[] ? AsyncIterable<Thing[]> : Dump[Field] }

/** The dump of all data. */
export function dumpQueries(db: Kysely<Tables>, queries: SubjectQueries) {
  /** Lists with more than the records, or in another order than by key; others are read by `listOf`. */
  const gather: Gather = {
    ...createGameLists(queries),
    patchNotes: () => queries.news.listPatchNotes(),
    blogPosts: () => queries.news.listBlogPosts(),
    updates: () => queries.news.listReleaseNotes(),
    speedruns: () => queries.runs.readAll(),
    pokes: () => queries.pokes.readAll(),
  }

  async function listOf(name: DumpedKind): Promise<object[]> {
    const kind: Kind = kinds[name]
    const fields = Object.keys(kinds[name].dump.shape.shape)
    const records = await readRecords(db, kind, [kind.key[0], 'asc'], { which: 'active' })
    return records.map((record) => Object.fromEntries(fields.map((field) => [field, record[field]])))
  }

  /** Starts to read when iterated, so that no later list waits in memory. */
  async function* readList(name: DumpedKind): AsyncGenerator<object[]> {
    const things: Things<object> = gather[name]?.() ?? listOf(name)
    if (things instanceof Promise) yield await things
    else yield* things
  }

  return {
    async readAll(): Promise<ReadDump> {
      const { revision, changed_at } = await queries.meta.findMeta()
      const lists = Object.fromEntries<unknown>(dumpedKinds.map((name) => [kinds[name].dump.as, readList(name)]))
      // `sendInParts` checks it by the shape of the answer.
      return { ...({ revision, changed_at, licence: 'CC BY-SA 4.0', ...lists } as ReadDump), provenance: queries.meta.readAllProvenance() }
    },
  }
}
