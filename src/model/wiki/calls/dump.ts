import { z } from 'zod'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { kindNames, kinds, type KindName, type Kinds, type RecordOf } from '#model/game/kinds/kinds.ts'

/** The kinds that the dump holds, in its order. */
export type DumpedKind = { [Name in KindName]: Kinds[Name] extends { dump: object } ? Name : never }[KindName]
export const dumpedKinds = kindNames
  .filter((name): name is DumpedKind => 'dump' in kinds[name])
  .toSorted((a, b) => kinds[a].dump.place - kinds[b].dump.place)

/** A thing of this kind as the dump holds it. */
export type DumpedThing<Name extends DumpedKind> = z.infer<Kinds[Name]['dump']['shape']>

/** The kinds whose things the dump holds with more, or otherwise, than their records say. */
export type DumpedOtherwise = { [Name in DumpedKind]: RecordOf<Name> extends DumpedThing<Name> ? never : Name }[DumpedKind]

type DumpedLists = { [Name in DumpedKind as Kinds[Name]['dump']['as']]: z.ZodArray<Kinds[Name]['dump']['shape']> }
// oxlint-disable-next-line typescript/consistent-type-assertions -- types of named entries are lost on the way through a list
const lists = Object.fromEntries(dumpedKinds.map((name) => [kinds[name].dump.as, z.array(kinds[name].dump.shape)])) as DumpedLists

/** Everything at once, each kind in the shape its own call has, so that nobody needs to crawl. */
export const Dump = z.strictObject({
  revision: z.int().meta({ description: 'Revision of the content.' }),
  changed_at: z.string().meta({ description: 'When the content last changed, UTC.' }),
  licence: z.string().meta({ description: 'License of the data.' }),
  ...lists,
  provenance: z.array(ProvenanceEntry),
})
export type Dump = z.infer<typeof Dump>
