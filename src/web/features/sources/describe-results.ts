import type { ToolResult } from '#model/tools/tool-results.ts'
import { certainties, leastCertain, unknown, type SourceCertainty } from '#model/wiki/certainty.ts'
import type { SourcesOf } from './gather-sources.ts'

/**
 * Facts on which a result rests that are as sure as each other, and read from the same version. Of those that come with the results
 * it is made of, guesses are named and the others counted: they stand there.
 */
type RestGroup = { step: SourceCertainty; version: string; names: string[]; more: number }
export type Rest = { name: string; of: readonly string[]; groups: RestGroup[]; assumed: readonly string[] }

const steps: readonly SourceCertainty[] = [...certainties, unknown]

/** Of each result: what it rests on, the surest first, and what no fact says. `words` are those for the facts of the tool, as in `sources`. */
export function describeResults(results: readonly ToolResult[], words: Record<string, string>, sources: readonly SourcesOf[]): Rest[] {
  const known = new Set(Object.values(words))
  const prices = sources.flatMap(({ name = '' }) => (known.has(name) ? [] : [name]))
  const ownOf = (result: ToolResult) => [...(result.facts ?? []).map((fact) => words[fact] ?? fact), ...(result.prices ? prices : [])]
  const allOf = (result: ToolResult): string[] => [
    ...ownOf(result),
    ...results.filter(({ name }) => result.of?.includes(name)).flatMap(allOf),
  ]
  return results.map((result) => {
    const own = new Set(ownOf(result))
    const groups = new Map<string, RestGroup>()
    for (const name of new Set(allOf(result))) {
      const { step, version } = readCertainty(sources.find((one) => one.name === name))
      const key = `${step} ${version}`
      const { names, more } = groups.get(key) ?? { names: [], more: 0 }
      const isNamed = own.has(name) || step === 'guess'
      groups.set(key, { step, version, names: isNamed ? [...names, name] : names, more: isNamed ? more : more + 1 })
    }
    return {
      name: result.name,
      of: result.of ?? [],
      groups: [...groups.values()].toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step)),
      assumed: result.assumed ?? [],
    }
  })
}

/** A fact of several lines is as sure as the least sure of them. */
function readCertainty(of: SourcesOf | undefined): Pick<RestGroup, 'step' | 'version'> {
  const entries = of?.entries ?? []
  const versions = new Set(entries.map(({ version = '' }) => version).filter(Boolean))
  return { step: leastCertain(entries.map(({ certainty }) => certainty)) ?? unknown, version: [...versions].join(', ') }
}
