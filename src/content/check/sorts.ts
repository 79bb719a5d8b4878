import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { sorts } from '../game/sorts.ts'
import type { Origin } from '../files/content-files.ts'
import type { Records } from '../records.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'
import { listReferences } from './reference-problems.ts'

/** Longest list of names in a hint. */
const maxNames = 12

type Fields = Readonly<Record<string, unknown>>
/** Lists circular recipes. One that needs its own product directly is reported as a reference to itself. */
export function listCircularRecipes({ resources }: Pick<Records, 'resources'>, originOf: (record: object) => Origin): Problem[] {
  const needs = new Map(
    resources.map(({ safe_name, input }) => [safe_name, input.map(({ name }) => name).filter((name) => name !== safe_name)]),
  )
  const reported = new Set<string>()
  return resources.flatMap((resource) => {
    const { safe_name: product } = resource
    if (reported.has(product)) return []
    const chains = new Map<string, readonly string[]>([[product, [product]]])
    for (const [at, chain] of chains) {
      for (const need of needs.get(at) ?? []) {
        if (need === product) {
          chain.forEach((name) => reported.add(name))
          const { file } = originOf(resource)
          const [found, expected] = [[...chain, product].join(', which needs '), 'a recipe that begins with something found or bought']
          return [{ code: 'circular-reference' as const, file, field: 'input', found, expected, served: true as const }]
        }
        if (!chains.has(need)) chains.set(need, [...chain, need])
      }
    }
    return []
  })
}

/** Lists references to a thing of the wrong sort: a tool shop as `jeweler`, a shovel as `plant`. */
export function listWrongSorts(records: Records, originOf: (record: object) => Origin): Problem[] {
  return Object.entries(sorts).flatMap(([name, fields]) => {
    const kind: Kind = kinds[name as KindName]
    return records[name as KindName].flatMap((record) =>
      listReferences(kind, record).flatMap(({ field, target, value }) => {
        const sort = fields[field.replace(/\.\d+$/, '')]
        const things: readonly Fields[] = records[target]
        const keyValue = (thing: Fields) => thing[kinds[target].key[0]]
        const named = things.find((thing) => keyValue(thing) === value)
        if (!sort || !named || named[sort.field] === sort.value) return []
        const fitting = things.filter((thing) => thing[sort.field] === sort.value).map((thing) => String(keyValue(thing)))
        const near = typeof value === 'number' ? [] : suggestNames(fitting, String(value))
        const hint =
          formatSuggestions(near) ?? `There are ${fitting.slice(0, maxNames).join(', ')}${fitting.length > maxNames ? ' …' : ''}.`
        const { file, at } = originOf(record)
        const found = `${JSON.stringify(value)}, which is ${sort.say(named[sort.field])}`
        const expected = sort.say(sort.value)
        return [{ code: 'mismatched-reference' as const, file, field: `${at}${field}`, found, expected, hint, served: true as const }]
      }),
    )
  })
}
