import type { FormerName } from '#model/wiki/kinds/former-names.ts'
import { kindNames, kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Origin } from '../files/content-files.ts'
import type { WrittenName } from '../former-names.ts'
import type { Records } from '../records.ts'
import type { Problem } from './problem.ts'

/** Lists former names that another thing has now or had before. */
export function listFormerNameProblems(
  formerNames: readonly WrittenName[],
  records: Records,
  originOf: (record: object) => Origin,
): Problem[] {
  const holders = new Map(kindNames.flatMap((name) => listHolders(name, records[name]).map(([now, record]) => [`${name}/${now}`, record])))
  const owners = Map.groupBy(formerNames, ({ kind, was }) => `${kind}/${was.toLowerCase()}`)
  return formerNames.flatMap(({ kind, was, origin: { file }, place }) => {
    const key = `${kind}/${was.toLowerCase()}`
    const holder = holders.get(key)
    const [first] = owners.get(key) ?? []
    const problem = { code: 'duplicate-name' as const, file, field: `was.${place}`, found: JSON.stringify(was) }
    if (holder)
      return { ...problem, expected: 'a name that no other thing of its kind has', hint: `${originOf(holder).file} has this name.` }
    if (first && (first.origin.file !== file || first.place !== place))
      return { ...problem, expected: 'a name that no other thing had', hint: `${first.origin.file} has it, too.` }
    return []
  })
}

function listHolders(name: KindName, records: readonly object[]): [string, object][] {
  const { called }: Kind = kinds[name]
  if (called === undefined) return []
  return records.map((record) => [String((record as Record<string, unknown>)[called]).toLowerCase(), record])
}

/** "It is called X now." for a former name. */
export function formatRenamed(formerNames: readonly FormerName[], kind: string, reference: unknown): string | undefined {
  const now = formerNames.find((formerName) => formerName.kind === kind && formerName.was === String(reference))?.now
  return now === undefined ? undefined : `It is called ${now} now.`
}
