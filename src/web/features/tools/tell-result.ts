import { leastSaid, certainties, unknown, type Sureness } from '#model/wiki/certainty.ts'
import type { ToolResult } from '#model/tools/tool-results.ts'
import type { SourcesOf } from '#web/features/sources/gather-sources.ts'

/** Facts on which a result rests that are as sure as each other, with the versions they were read from. */
export type RestGroup = { step: Sureness; version: string; names: string[] }
export type Rest = { name: string; groups: RestGroup[]; assumed: string[] }

const steps: readonly Sureness[] = [...certainties, unknown]

/** Of each result: what it rests on, by how sure that is, the surest first, and what no fact says. `names` are the words for its facts. */
export function tellResults(results: readonly ToolResult[], names: Record<string, string>, sources: readonly SourcesOf[]): Rest[] {
  const known = new Set(Object.values(names))
  const factsOf = ({ facts = [], of = [], prices = false }: ToolResult): string[] => [
    ...of.flatMap((name) => results.filter((one) => one.name === name).flatMap(factsOf)),
    ...facts.map((fact) => names[fact] ?? fact),
    ...(prices ? sources.flatMap(({ name = '' }) => (known.has(name) ? [] : [name])) : []),
  ]
  const assumedOf = ({ of = [], assumed = [] }: ToolResult): string[] => [
    ...of.flatMap((name) => results.filter((one) => one.name === name).flatMap(assumedOf)),
    ...assumed,
  ]
  return results.map((result) => ({
    name: result.name,
    groups: toGroups(new Set(factsOf(result)), sources),
    assumed: [...new Set(assumedOf(result))],
  }))
}

/** A fact of several lines counts as the least sure of them. */
function toGroups(names: ReadonlySet<string>, sources: readonly SourcesOf[]): RestGroup[] {
  const groups = new Map<string, RestGroup>()
  for (const name of names) {
    const entries = sources.filter((one) => one.name === name).flatMap((one) => one.entries)
    const step = leastSaid(entries.map(({ certainty }) => certainty)) ?? unknown
    const version = [...new Set(entries.map((entry) => entry.version ?? ''))].filter(Boolean).join(', ')
    const key = `${step} ${version}`
    const group = groups.get(key) ?? { step, version, names: [] }
    groups.set(key, { ...group, names: [...group.names, name] })
  }
  return [...groups.values()].toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step))
}
