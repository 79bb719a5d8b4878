import type { FormerName } from '#model/wiki/kinds/former-names.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { kindsByWord, linkWords } from '../names.ts'
import type { Entries } from '../files/content-files.ts'
import type { Records } from '../records.ts'
import type { OriginOf } from './references.ts'
import { formatRenamed } from './former-names.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Flaw, Problem } from './problem.ts'

/** A reference to a thing of kind `target`; `field` is dotted. */
export type Reference = { field: string; target: KindName; value: unknown }

/** Lists the references in the fields that the kind declares. */
export function listReferences({ references = {} }: Pick<Kind, 'references'>, data: unknown, at = ''): Reference[] {
  return Object.entries(references).flatMap(([path, target]) =>
    listValues(data, path.split('.')).map(({ field, value }) => ({ field: `${at}${field}`, target: target as KindName, value })),
  )
}

const nameInText = new RegExp(String.raw`:(${linkWords.join('|')}|fact|value)\[([^\]]*)\]`, 'g')

/** Lists the references in a text: `:item[gold-ore]`, `:fact[filter_percent]`, `:value[item/shovel.value]`. `from`: index in the text. */
export function listNamesInText(text: string): { words: string; from: number; target: KindName; value: string }[] {
  return [...text.matchAll(nameInText)].flatMap(({ 0: words, 1: how = '', 2: label = '', index }) => {
    const [, word = '', name = ''] = how === 'value' ? (/^([\w-]+)\/(.+)\.[\w-]+$/.exec(label) ?? []) : ['', how, label]
    const target = word === 'fact' ? 'facts' : kindsByWord.get(word)
    return target ? [{ words, from: index, target, value: word === 'fact' ? (name.split('.')[0] ?? '') : name }] : []
  })
}

/** The kinds that a text can refer to. */
export const kindsInText: readonly KindName[] = ['facts', ...kindsByWord.values()]

/** Describes a reference to an unknown thing. `names`: the existing names or ids. */
export function describeMissing(target: KindName, value: unknown, names: Iterable<string>, formerNames: readonly FormerName[] = []): Flaw {
  const { yaml, markdown, key }: Kind = kinds[target]
  const places = Object.keys({ ...yaml, ...markdown }).join(' or ')
  return {
    code: 'unknown-reference',
    found: JSON.stringify(value),
    expected: key[0] === 'id' ? `the number of one of ${places}` : `the name of a file in ${places}`,
    hint: formatRenamed(formerNames, target, value) ?? formatKnownNames([...names], value, places),
  }
}

/** Suggests similar names, or the range of valid numbers. */
export function formatKnownNames(names: readonly string[], reference: unknown, folder = ''): string | undefined {
  if (typeof reference !== 'number') return formatSuggestions(suggestNames(names, String(reference)))
  const numbers = names.map(Number)
  if (numbers.length === 0) return undefined
  const where = folder === 'shops' ? ' The name of each file in content/shops begins with its number.' : ''
  return `There are ${Math.min(...numbers)} to ${Math.max(...numbers)}.${where}`
}

/** Adds the valid numbers to a problem with a name instead of a number, such as "Jeweler" in `shops`. */
export function explainNameForNumber(problem: Problem, entries: Entries): Problem {
  const [folder = ''] = problem.file.split('/')
  const { references = {} }: Kind =
    Object.values<Kind>(kinds).find(({ yaml, markdown }) => folder in { ...yaml, ...markdown }) ?? kinds.items
  const target = references[problem.field.replaceAll(/\.\d+/g, '')] as KindName | undefined
  if (!target || kinds[target].key[0] !== 'id' || !/^"\D+"$/.test(problem.found)) return problem
  const things = entries[target].map(({ data: { id, name, town } }) => ({
    name: String(name),
    label: `${String(id)} (${[name, town].filter(Boolean).join(', ')})`,
  }))
  const labelsOf = (names: readonly string[]) => things.filter(({ name }) => names.includes(name)).map(({ label }) => label)
  const near = labelsOf(suggestNames([...new Set(things.map(({ name }) => name))], problem.found))
  return {
    ...problem,
    expected: `the number of one of ${target}`,
    hint: [formatSuggestions(near), `There are ${things.map(({ label }) => label).join(', ')}.`].filter(Boolean).join(' '),
  }
}

/** All values at a path, through lists ("input.name"), each with its field ("input.0.name"); skips empty values. */
function listValues(value: unknown, path: string[], field: string[] = []): { field: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => listValues(entry, path, [...field, String(index)]))
  const [next, ...rest] = path
  if (next === undefined) return value === '' || value === null || value === undefined ? [] : [{ field: field.join('.'), value }]
  if (typeof value !== 'object' || value === null) return []
  return listValues((value as Record<string, unknown>)[next], rest, [...field, next])
}

/** The file of a fact, and the keys of its value. */
export function listFactKeys(factKey: string, facts: Records['facts'], originOf: OriginOf): { file: string; keys: string[] } {
  const fact = facts.find(({ key }) => key === factKey)
  const keys = Object.keys(typeof fact?.value === 'object' && fact.value !== null ? fact.value : {})
  return { file: fact ? originOf(fact).file : '', keys }
}

/** Problem for an unknown key in a fact's value. */
export const toUnknownKey = (file: string, key: string, expected: string, names: readonly string[]): Problem => ({
  code: 'unknown-reference',
  file,
  field: `value.${key}`,
  found: JSON.stringify(key),
  expected,
  hint: formatSuggestions(suggestNames(names, key)),
  mark: { name: true },
})
