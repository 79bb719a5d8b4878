import type { KindName } from '#model/wiki/kinds/kinds.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'
import { citableKinds, pointsOfFact, type NamedThings } from '../names.ts'
import { sayRenamed } from './former-names.ts'
import { nearestNames, sayNearest } from './nearest.ts'
import type { Problem } from './problem.ts'

type Missing = Pick<Problem, 'found' | 'expected' | 'help' | 'cause'>
type LinkedKind = 'item' | 'shop' | 'town' | 'digsite'

/** What is wrong with a link by name; nothing where its thing is only broken, because then that is told. */
export function describeMissingLink(kind: LinkedKind, label: string, things: NamedThings): Missing | undefined {
  const [known, expected] = {
    item: () => [things.items.map(({ safe_name }) => safe_name), 'the name of a file in items'] as const,
    shop: () => [things.shops.map(({ id, name }) => `${id} (${name})`), 'the number of a shop'] as const,
    town: () => [things.towns.map(({ town_safe_name }) => town_safe_name), 'the name of a file in towns'] as const,
    digsite: () => [things.digsites.map(({ safe_name }) => safe_name), 'the name of a file in digsites'] as const,
  }[kind]()
  return unlessAbsent(`:${kind}[${label}]`, things, `${kind}s`, label, () => {
    const missing = toMissing(`:${kind}[${label}]`, expected, known, label)
    return { ...missing, help: sayRenamed(things.formerNames ?? [], `${kind}s`, label) ?? missing.help }
  })
}

/** What is wrong with a number by reference: no such fact or thing, or no such part of it. */
export function describeMissingNumber(kind: 'fact' | 'value', label: string, things: NamedThings, version?: string): Missing | undefined {
  const found = `:${kind}[${label}]`
  if (kind === 'fact') {
    const [key = '', ...path] = label.split('.')
    const fact = things.facts.find((one) => one.key === key)
    const versions = pointsOfFact(key, things).map((point) => point.version)
    if (fact && version !== undefined && !versions.includes(version))
      return {
        found: `${found}{version=${version}}`,
        expected: 'a version of which its file or a patch note tells',
        help: versions.length > 0 ? `It is told of ${versions.join(', ')}.` : undefined,
      }
    if (fact?.value === null) return { found, expected: 'a fact that says something', cause: `fact/${key}` }
    if (fact) return toMissing(found, `a part of facts/${toFactFile(key)}.yaml`, listParts(fact.value, path), path.at(-1) ?? '')
    const known = things.facts.map((one) => one.key)
    return unlessAbsent(found, things, 'facts', key, () => toMissing(found, 'the name of a file in facts, with _ for -', known, key))
  }
  const [, thing = '', of = '', id = '', field = ''] = /^(([\w-]+)\/(.+))\.([\w-]+)$/.exec(label) ?? []
  const record = things.records.get(thing)
  if (record) return toMissing(found, `a field of ${thing} that says something`, listSaid(record.fields), field)
  const target = citableKinds[of]
  if (!target) return toMissing(found, 'kind/name.field, such as item/shovel.price', Object.keys(citableKinds), of)
  const known = [...things.records.keys()].filter((one) => one.startsWith(`${of}/`))
  return unlessAbsent(found, things, target, id, () => toMissing(found, `${of}/ and the name of a file`, known, thing))
}

function toMissing(found: string, expected: string, known: readonly string[], wanted: string): Missing {
  return { found, expected, help: sayNearest(nearestNames(known, wanted)) }
}

/** A thing that has a file, but cannot be shown: a draft is told here, what is wrong with another is told there. */
function unlessAbsent(found: string, { absence }: NamedThings, kind: KindName, reference: string, describe: () => Missing) {
  const absent = absence?.find(kind, reference)
  if (!absent) return describe()
  return absent.isDraft ? { found, expected: 'something that is published', help: `${absent.file} is a draft.` } : undefined
}

function listParts(value: unknown, path: readonly string[]): string[] {
  const inner = path.slice(0, -1).reduce<unknown>((one, key) => (one as Record<string, unknown> | undefined)?.[key], value)
  return typeof inner === 'object' && inner !== null ? Object.keys(inner) : []
}

function listSaid(fields: Record<string, unknown>): string[] {
  // Writers ask for the price in coins; records hold hundredths as their value.
  return Object.entries({ price: fields.value, ...fields }).flatMap(([name, value]) =>
    ['string', 'number'].includes(typeof value) ? name : [],
  )
}
