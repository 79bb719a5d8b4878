import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'
import { citableKinds, linkedKinds, pointsOfFact, type NamedThings } from '../names.ts'
import { formatRenamed } from './former-names.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Flaw } from './problem.ts'

/** Describes a link to an unknown thing; undefined if the thing's own file is invalid, which is reported there. */
export function describeMissingLink(word: string, label: string, things: NamedThings): Flaw | undefined {
  const kind = linkedKinds.find((name) => kinds[name].table === word)
  if (!kind) return undefined
  const [key] = kinds[kind].key
  const isNumber = key === 'id'
  const names = things[kind].map((record: Record<string, unknown> & { name: string }) =>
    isNumber ? `${String(record[key])} (${record.name})` : String(record[key]),
  )
  return unlessAbsent(`:${word}[${label}]`, things, kind, label, () => {
    const expected = isNumber ? `the number of a ${word}` : `the name of a file in ${kind}`
    const missing = toMissing(`:${word}[${label}]`, expected, names, label)
    return { ...missing, hint: formatRenamed(things.formerNames ?? [], kind, label) ?? missing.hint }
  })
}

/** Describes a reference to an unknown fact, thing, version or part of it. */
export function describeMissingNumber(kind: 'fact' | 'value', label: string, things: NamedThings, version?: string): Flaw | undefined {
  const found = `:${kind}[${label}]`
  if (kind === 'fact') {
    const [key = '', ...path] = label.split('.')
    const fact = things.facts.find((candidate) => candidate.key === key)
    const versions = pointsOfFact(key, things).map((point) => point.version)
    if (fact && version !== undefined && !versions.includes(version))
      return {
        code: 'unknown-version',
        found: `${found}{version=${version}}`,
        expected: 'a version with a value in its file or in a patch note',
        hint: versions.length > 0 ? `Versions with a value: ${versions.join(', ')}.` : undefined,
      }
    if (fact?.value === null) return { code: 'missing-value', found, expected: 'a fact with a value', cause: `fact/${key}` }
    if (fact) return toMissing(found, `a part of facts/${toFactFile(key)}.yaml`, listParts(fact.value, path), path.at(-1) ?? '')
    const keys = things.facts.map(({ key: name }) => name)
    return unlessAbsent(found, things, 'facts', key, () => toMissing(found, 'the name of a file in facts, with _ for -', keys, key))
  }
  const [, thing = '', of = '', id = '', field = ''] = /^(([\w-]+)\/(.+))\.([\w-]+)$/.exec(label) ?? []
  const record = things.records.get(thing)
  if (record) return toMissing(found, `a field of ${thing} with a value`, listValueFields(record.fields), field)
  const target = citableKinds.get(of)
  if (!target) return toMissing(found, 'kind/name.field, such as item/shovel.price', [...citableKinds.keys()], of)
  const names = [...things.records.keys()].filter((candidate) => candidate.startsWith(`${of}/`))
  return unlessAbsent(found, things, target, id, () => toMissing(found, `${of}/ and the name of a file`, names, thing))
}

function toMissing(found: string, expected: string, names: readonly string[], name: string): Flaw {
  return { code: 'unknown-reference', found, expected, hint: formatSuggestions(suggestNames(names, name)) }
}

/** Reports a reference to a draft; skips one to an invalid file, which is reported itself. */
function unlessAbsent(found: string, { absence }: NamedThings, kind: KindName, reference: string, describe: () => Flaw): Flaw | undefined {
  const absent = absence?.find(kind, reference)
  if (!absent) return describe()
  const expected = 'something that is published'
  return absent.isDraft ? { code: 'unknown-reference', found, expected, hint: `${absent.file} is a draft.` } : undefined
}

function listParts(value: unknown, path: readonly string[]): string[] {
  const inner = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)
  return typeof inner === 'object' && inner !== null ? Object.keys(inner) : []
}

function listValueFields(fields: Record<string, unknown>): string[] {
  // Prose refers to the price in coins; records hold it in hundredths, as `value`.
  return Object.entries({ price: fields.value, ...fields }).flatMap(([name, value]) =>
    ['string', 'number'].includes(typeof value) ? name : [],
  )
}
