import type { FormerName } from '#model/wiki/kinds/former-names.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { kindsByWord, linkWords } from '../names.ts'
import type { Entries } from '../files/content-files.ts'
import type { Records } from '../records.ts'
import type { OriginOf } from './references.ts'
import { formatRenamed } from './former-names.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'

/** What a thing names in another file: in which field, and of which kind that is. */
export type Reference = { field: string; target: KindName; value: unknown }

/** What something names by the fields that its kind says do so. */
export function listReferences({ references = {} }: Pick<Kind, 'references'>, data: unknown, at = ''): Reference[] {
  return Object.entries(references).flatMap(([path, target]) =>
    listValues(data, path.split('.')).map(({ field, value }) => ({ field: `${at}${field}`, target: target as KindName, value })),
  )
}

const nameInText = new RegExp(String.raw`:(${linkWords.join('|')}|fact|value)\[([^\]]*)\]`, 'g')

/** What a text names: `:item[gold-ore]`, `:fact[filter_percent]`, `:value[item/shovel.value]`. `from` is where that stands in it. */
export function listNamesInText(text: string): { words: string; from: number; target: KindName; value: string }[] {
  return [...text.matchAll(nameInText)].flatMap(({ 0: words, 1: how = '', 2: label = '', index }) => {
    const [, word = '', name = ''] = how === 'value' ? (/^([\w-]+)\/(.+)\.[\w-]+$/.exec(label) ?? []) : ['', how, label]
    const target = word === 'fact' ? 'facts' : kindsByWord.get(word)
    return target ? [{ words, from: index, target, value: word === 'fact' ? (name.split('.')[0] ?? '') : name }] : []
  })
}

/** The kinds of what a text can name. */
export const kindsInText: readonly KindName[] = ['facts', ...kindsByWord.values()]

/** What is wrong with a name of nothing; `names` are those of the things that there are. */
export function describeMissing(
  target: KindName,
  value: unknown,
  names: Iterable<string>,
  formerNames: readonly FormerName[] = [],
): Pick<Problem, 'found' | 'expected' | 'help'> {
  const { yaml, markdown, key }: Kind = kinds[target]
  const places = Object.keys({ ...yaml, ...markdown }).join(' or ')
  return {
    found: JSON.stringify(value),
    expected: key[0] === 'id' ? `the number of one of ${places}` : `the name of a file in ${places}`,
    help: formatRenamed(formerNames, target, value) ?? formatKnownNames([...names], value, places),
  }
}

/** Names like it; of numbers, which there are, and where they can be looked up. */
export function formatKnownNames(names: readonly string[], reference: unknown, folder = ''): string | undefined {
  if (typeof reference !== 'number') return formatSuggestions(suggestNames(names, String(reference)))
  const numbers = names.map(Number)
  if (numbers.length === 0) return undefined
  const where = folder === 'shops' ? ' The name of each file in content/shops begins with its number.' : ''
  return `There are ${Math.min(...numbers)} to ${Math.max(...numbers)}.${where}`
}

/** A text where the number of a thing belongs, such as "Jeweler" in `shops`: names the numbers, the nearest first. */
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
    help: [formatSuggestions(near), `There are ${things.map(({ label }) => label).join(', ')}.`].filter(Boolean).join(' '),
  }
}

/** All values at a path, through lists ("input.name"), each with its own field: "input.0.name". Nothing refers to nothing. */
function listValues(value: unknown, path: string[], field: string[] = []): { field: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, place) => listValues(one, path, [...field, String(place)]))
  const [next, ...rest] = path
  if (next === undefined) return value === '' || value === null || value === undefined ? [] : [{ field: field.join('.'), value }]
  if (typeof value !== 'object' || value === null) return []
  return listValues((value as Record<string, unknown>)[next], rest, [...field, next])
}

/** Under which keys a fact tells what it tells, and in which file. */
export function keysOf(wanted: string, facts: Records['facts'], originOf: OriginOf): { file: string; keys: string[] } {
  const fact = facts.find(({ key }) => key === wanted)
  const keys = Object.keys(typeof fact?.value === 'object' && fact.value !== null ? fact.value : {})
  return { file: fact ? originOf(fact).file : '', keys }
}

/** A key that is none of those that are known. */
export const toUnknownKey = (file: string, key: string, expected: string, known: readonly string[]): Problem => ({
  file,
  field: `value.${key}`,
  found: JSON.stringify(key),
  expected,
  help: formatSuggestions(suggestNames(known, key)),
  mark: { name: true },
})
