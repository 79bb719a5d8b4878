import type { ToolResult } from '#model/tools/tool-results.ts'
import { certainties, leastCertain, unknown, type SourceCertainty } from '#model/wiki/certainty.ts'
import type { SourcesOf } from './gather-sources.ts'

/**
 * Facts of a result with the same level and version. Of the facts that come from its partial results, guesses are named and the others
 * counted: the partial results list them.
 */
type RestGroup = { step: SourceCertainty; version: string; names: string[]; more: number }
export type Rest = { name: string; of: readonly string[]; groups: RestGroup[]; assumed: readonly string[] }

const steps: readonly SourceCertainty[] = [...certainties, unknown]

/**
 * For each result, the facts it depends on, most certain first, and its assumptions. `words` names the tool's own facts, as in `sources`.
 */
export function describeResults(results: readonly ToolResult[], words: Record<string, string>, sources: readonly SourcesOf[]): Rest[] {
  const toolFacts = new Set(Object.values(words))
  const prices = sources.flatMap(({ name = '' }) => (toolFacts.has(name) ? [] : [name]))
  const ownOf = (result: ToolResult) => [...(result.facts ?? []).map((fact) => words[fact] ?? fact), ...(result.prices ? prices : [])]
  const allOf = (result: ToolResult): string[] => [
    ...ownOf(result),
    ...results.filter(({ name }) => result.of?.includes(name)).flatMap(allOf),
  ]
  return results.map((result) => {
    const own = new Set(ownOf(result))
    const groups = new Map<string, RestGroup>()
    for (const name of new Set(allOf(result))) {
      const { step, version } = readCertainty(sources.find((source) => source.name === name))
      const key = `${step} ${version}`
      const { names, more } = groups.get(key) ?? { names: [], more: 0 }
      const isNamed = own.has(name) || step === 'guess'
      groups.set(key, { step, version, names: isNamed ? [...names, name] : names, more: isNamed ? more : more + 1 })
    }
    return {
      name: result.name,
      of: result.of ?? [],
      groups: [...groups.values()].toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step)),
      assumed: result.assumed ?? [],
    }
  })
}

/** Certainty of the least certain entry. */
function readCertainty(of: SourcesOf | undefined): Pick<RestGroup, 'step' | 'version'> {
  const entries = of?.entries ?? []
  const versions = new Set(entries.map(({ version = '' }) => version).filter(Boolean))
  return { step: leastCertain(entries.map(({ certainty }) => certainty)) ?? unknown, version: [...versions].join(', ') }
}
