import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { sorts } from '../game/sorts.ts'
import type { Origin } from '../files/content-files.ts'
import type { Records } from '../records.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'
import { listReferences } from './reference-problems.ts'

/** The most that are named. */
const most = 12

type Fields = Readonly<Record<string, unknown>>
/** Recipes that need, step by step, what they make. One that needs it right away is told as a reference to itself. */
export function listRounds({ resources }: Pick<Records, 'resources'>, originOf: (record: object) => Origin): Problem[] {
  const needs = new Map(
    resources.map(({ safe_name, input }) => [safe_name, input.map(({ name }) => name).filter((name) => name !== safe_name)]),
  )
  const told = new Set<string>()
  return resources.flatMap((resource) => {
    const { safe_name: made } = resource
    if (told.has(made)) return []
    const ways = new Map<string, readonly string[]>([[made, [made]]])
    for (const [at, way] of ways) {
      for (const need of needs.get(at) ?? []) {
        if (need === made) {
          way.forEach((name) => told.add(name))
          const { file } = originOf(resource)
          const [found, expected] = [[...way, made].join(', which needs '), 'a recipe that begins with something found or bought']
          return [{ file, field: 'input', found, expected, served: true as const }]
        }
        if (!ways.has(need)) ways.set(need, [...way, need])
      }
    }
    return []
  })
}

/** References that lead to something, which cannot be what is meant: a jeweler who is a tool shop, a plant that is a shovel. */
export function listWrongSorts(records: Records, originOf: (record: object) => Origin): Problem[] {
  return Object.entries(sorts).flatMap(([name, fields]) => {
    const kind: Kind = kinds[name as KindName]
    return records[name as KindName].flatMap((record) =>
      listReferences(kind, record).flatMap(({ field, target, value }) => {
        const sort = fields[field.replace(/\.\d+$/, '')]
        const things: readonly Fields[] = records[target]
        const keyOf = (thing: Fields) => thing[kinds[target].key[0]]
        const named = things.find((thing) => keyOf(thing) === value)
        if (!sort || !named || named[sort.field] === sort.value) return []
        const fitting = things.filter((thing) => thing[sort.field] === sort.value).map((thing) => String(keyOf(thing)))
        const near = typeof value === 'number' ? [] : suggestNames(fitting, String(value))
        const help = formatSuggestions(near) ?? `There are ${fitting.slice(0, most).join(', ')}${fitting.length > most ? ' …' : ''}.`
        const { file, at } = originOf(record)
        const found = `${JSON.stringify(value)}, which is ${sort.say(named[sort.field])}`
        return [{ file, field: `${at}${field}`, found, expected: sort.say(sort.value), help, served: true as const }]
      }),
    )
  })
}
