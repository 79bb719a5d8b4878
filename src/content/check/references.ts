import { isOneOf } from '#model/text/one-of.ts'
import { namedItems } from '#model/game/named-items.ts'
import { toComparable } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { kindNames, kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Site } from '#model/wiki/site.ts'
import { drawnThings } from '../game/drawings.ts'
import { sorts } from '../game/sorts.ts'
import { listGameProblems } from '../game/game-problems.ts'
import type { Absence } from '../absent-things.ts'
import type { Origin } from '../files/content-files.ts'
import type { FormerName } from '#model/wiki/kinds/former-names.ts'
import type { Records } from '../records.ts'
import { suggestNames, formatSuggestions } from './name-suggestions.ts'
import type { Problem } from './problem.ts'
import { listCircularRecipes, listWrongSorts } from './sorts.ts'
import { describeMissing, listFactKeys, listReferences, toUnknownKey } from './reference-problems.ts'

/** Returns the file that a record comes from. */
export type OriginOf = (record: object) => Origin

/**
 * Lists references to unknown things (an item sold in shop 99) and contradictions within the records. A reference to a thing whose own
 * file is invalid is not reported: that file is.
 */
export function listBrokenReferences(
  { site, formerNames, ...records }: Records & { site: Site | undefined; formerNames: readonly FormerName[] },
  originOf: OriginOf,
  absence: Absence,
): Problem[] {
  const problems: Problem[] = []
  const addProblem = (record: object, { field, ...problem }: Omit<Problem, 'file'>) =>
    void problems.push({ file: originOf(record).file, field: `${originOf(record).at}${field}`, ...problem })
  const keys = new Map(kindNames.map((name) => [name, new Set(records[name].map((record) => recordKey(name, record)))]))

  function expect({ file, at }: Origin, field: string, target: KindName, reference: unknown, more: Partial<Problem> = {}) {
    const names = keys.get(target)
    if (names?.has(String(reference))) return
    const absent = absence.find(target, reference)
    if (absent && !absent.isDraft) return
    const missing = describeMissing(target, reference, names ?? [], formerNames)
    const hint = absent ? `${absent.file} is a draft, and not published.` : missing.hint
    const cause = `${target}/${String(reference)}`
    problems.push({ file, field: `${at}${field}`, ...missing, hint, cause, ...more })
  }

  for (const name of kindNames) {
    const kind: Kind = kinds[name]
    for (const record of records[name]) {
      for (const { field, target, value } of listReferences(kind, record)) {
        // `named`: the file is named after the referenced thing.
        const isFileName = field === kind.named
        const more = isFileName ? { found: `no ${kinds[target].table} of this name` } : {}
        expect(originOf(record), isFileName ? '' : field, target, value, more)
        // A recipe must not need its own product. Fields in `sorts` are checked there.
        if (
          !isFileName &&
          !sorts[name]?.[field] &&
          kind.named &&
          kind.references?.[kind.named] === target &&
          value === (record as Fields)[kind.named]
        )
          addProblem(record, {
            code: 'self-reference',
            field,
            found: `${JSON.stringify(value)}, which is the thing of this file`,
            expected: 'another thing',
            served: true,
          })
      }
    }
  }
  for (const post of records.blogPosts) {
    if (post.thumbnail !== '') expect(originOf(post), 'thumbnail', 'items', post.thumbnail.replace(/\.svg$/, ''), { served: true })
  }
  problems.push(...listGameProblems(records, originOf, absence))
  for (const field of ['challenge', 'setup'] as const) {
    for (const run of records.speedruns) {
      const [usual] = listUsual(
        records.speedruns.map((other) => other[field]).filter((value) => toComparable(value) === toComparable(run[field])),
      )
      if (usual === undefined || usual === run[field]) continue
      const [found, expected] = [JSON.stringify(run[field]), `the spelling of other runs: ${usual}`]
      addProblem(run, {
        code: 'inconsistent-spelling',
        field,
        found,
        expected,
        hint: `Another spelling is another category.`,
        served: true,
      })
    }
  }
  const alike = Map.groupBy(records.speedruns, ({ player, plot, version, challenge, setup, time }) =>
    [toComparable(player), plot, version, challenge, setup, time].join('|'),
  )
  for (const [first, ...again] of alike.values()) {
    const found = `the same as ${first ? originOf(first).at.replace(/\.$/, '') : ''} above, with another number`
    const twice = {
      code: 'duplicate-entry',
      field: 'id',
      found,
      expected: 'each run once',
      hint: 'Delete one of them.',
      served: true,
    } as const
    for (const run of again) addProblem(run, twice)
  }
  for (const fact of records.facts) {
    if (fact.names !== '') for (const { field, text } of listTexts(fact.value, 'value')) expect(originOf(fact), field, fact.names, text)
  }
  problems.push(...listUnknownNames(records.facts, originOf))
  for (const [group, names] of Object.entries(site?.pictures ?? {})) {
    for (const { field, text } of listTexts(names, `pictures.${group}`)) expect({ file: 'site.yaml', at: '' }, field, 'items', text)
  }
  problems.push(...listWrongSorts(records, originOf), ...listCircularRecipes(records, originOf))
  const versions = records.patchNotes.map(({ version }) => version)
  const ofVersions = [
    ...records.items.map((item) => ({ record: item, field: 'since', version: item.since })),
    ...records.speedruns.map((run) => ({ record: run, field: 'version', version: run.version })),
  ]
  for (const { record, field, version } of ofVersions) {
    if (version === '' || versions.includes(version) || absence.isBroken(`patch-notes/${version}.yaml`)) continue
    const hint = formatSuggestions(suggestNames(versions, version)) ?? `There are ${versions.join(', ')}.`
    const [found, expected] = [JSON.stringify(version), 'a version that has a file in patch-notes']
    addProblem(record, { code: 'unknown-version', field, found, expected, hint, cause: `version/${version}`, served: true })
  }
  for (const destination of records.destinations) {
    const places = records.pages.find(({ slug }) => slug === destination.page)?.headings.map(({ id }) => id) ?? []
    for (const place of Object.keys(destination.asked_as)) {
      if (places.includes(place) || absence.isBroken(`pages/${destination.page}.md`)) continue
      const found = JSON.stringify(place)
      const expected = 'the anchor of a question, as in its address'
      addProblem(destination, {
        code: 'unknown-reference',
        field: `asked_as.${place}`,
        found,
        expected,
        hint: formatSuggestions(suggestNames(places, place)),
        served: true,
      })
    }
  }
  const tools = records.destinations.filter(({ kind }) => kind === 'tool').map(({ path }) => path)
  for (const page of records.pages) {
    for (const block of page.blocks) {
      if (!('widget' in block)) continue
      const { slug = '' } = block.options
      const { option = '', target } = drawnThings[block.widget] ?? {}
      const drawn = block.options[option] ?? ''
      if (target) expect(originOf(page), 'text', target, drawn, { mark: { words: `${option}=${drawn}` } })
      if (block.widget !== 'tool' || tools.includes(paths.tool(slug)) || absence.isBroken('destinations.yaml')) continue
      const hint = formatSuggestions(suggestNames(tools, slug))
      const [found, expected, mark] = [
        `::tool{slug=${slug}}`,
        'the last part of the address of a tool',
        { words: slug === '' ? '::tool' : `slug=${slug}` },
      ]
      problems.push({ code: 'unknown-reference', file: originOf(page).file, field: 'text', found, expected, hint, mark, served: true })
    }
  }
  return problems
}

type Fields = Record<string, unknown>

/** Distinct words, the most frequent first. */
function listUsual(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word)].toSorted(([, a], [, b]) => b.length - a.length).map(([word]) => word)
}

function recordKey(name: KindName, record: Fields): string {
  return String(record[kinds[name].key[0]])
}

/** All texts in a value, however deep, each with its own field. */
function listTexts(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${field}.${key}`))
}

/** Lists unknown keys in the fact `named_items`, by which pages refer to items. */
function listUnknownNames(facts: Records['facts'], originOf: OriginOf): Problem[] {
  const { file, keys } = listFactKeys('named_items', facts, originOf)
  return keys
    .filter((key) => !isOneOf(namedItems, key))
    .map((key) => toUnknownKey(file, key, `one of ${namedItems.join(', ')}`, namedItems))
}
