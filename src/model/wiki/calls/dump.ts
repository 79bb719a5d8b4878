import { z } from 'zod'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { kindNames, kinds, type KindName, type Kinds, type RecordOf } from '#model/game/kinds/kinds.ts'

/** The kinds in the dump, in order. */
export type DumpedKind = { [Name in KindName]: Kinds[Name] extends { dump: object } ? Name : never }[KindName]
export const dumpedKinds = kindNames
  .filter((name): name is DumpedKind => 'dump' in kinds[name])
  .toSorted((a, b) => kinds[a].dump.place - kinds[b].dump.place)

/** A thing of this kind in the dump. */
export type DumpedThing<Name extends DumpedKind> = z.infer<Kinds[Name]['dump']['shape']>

/** Kinds whose shape in the dump differs from the record. */
export type DumpedOtherwise = { [Name in DumpedKind]: RecordOf<Name> extends DumpedThing<Name> ? never : Name }[DumpedKind]

type DumpedLists = { [Name in DumpedKind as Kinds[Name]['dump']['as']]: z.ZodArray<Kinds[Name]['dump']['shape']> }
// oxlint-disable-next-line typescript/consistent-type-assertions -- `Object.fromEntries` loses the type of each entry
const lists = Object.fromEntries(dumpedKinds.map((name) => [kinds[name].dump.as, z.array(kinds[name].dump.shape)])) as DumpedLists

/** The dump: every kind in the shape of its own call. */
export const Dump = z.strictObject({
  revision: z.int().meta({ description: 'Revision of the content.' }),
  changed_at: z.string().meta({ description: 'When the content last changed, UTC.' }),
  licence: z.string().meta({ description: 'License of the data.' }),
  ...lists,
  provenance: z.array(ProvenanceEntry),
})
export type Dump = z.infer<typeof Dump>
