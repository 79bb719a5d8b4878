import { isOneOf } from '#model/text/one-of.ts'
import type { RigPart } from '#model/items/rig-part.ts'
import { lookUpFacts, type FactLookup } from '#model/wiki/fact-lookup.ts'
import { namedItems } from '#model/wiki/named-items.ts'
import { toComparable, toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { kindNames, kinds, type KindName } from '#model/wiki/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Site } from '#model/wiki/site.ts'
import type { Absence } from '../absent-things.ts'
import type { Origin } from '../files/content-files.ts'
import type { FormerName } from '#model/wiki/kinds/former-names.ts'
import type { Records } from '../records.ts'
import { describeFound } from './describe-issues.ts'
import { nearestNames, sayNearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import { listRounds, listWrongSorts } from './sorts.ts'
import { describeMissing, listReferences, sayKnown } from './reference-problems.ts'

type OriginOf = (record: object) => Origin

/**
 * References that lead nowhere (an item sold in shop 99), and what else a file says that cannot be. A reference to a thing whose own
 * file is broken is not reported: that file is.
 */
export function listBrokenReferences(
  { site, formerNames, ...records }: Records & { site: Site | undefined; formerNames: readonly FormerName[] },
  originOf: OriginOf,
  absence: Absence,
): Problem[] {
  const problems: Problem[] = []
  const report = (record: object, { field, ...problem }: Omit<Problem, 'file'>) =>
    void problems.push({ file: originOf(record).file, field: `${originOf(record).at}${field}`, ...problem })
  const known = new Map(kindNames.map((name) => [name, new Set(records[name].map((record) => keyOf(name, record)))]))

  function expect({ file, at }: Origin, field: string, target: KindName, reference: unknown, more: Partial<Problem> = {}) {
    const names = known.get(target)
    if (names?.has(String(reference))) return
    const absent = absence.find(target, reference)
    if (absent && !absent.isDraft) return
    const missing = describeMissing(target, reference, names ?? [], formerNames)
    const help = absent ? `${absent.file} is a draft, and not published.` : missing.help
    const cause = `${target}/${String(reference)}`
    problems.push({ file, field: `${at}${field}`, ...missing, help, cause, ...more })
  }

  for (const name of kindNames) {
    const kind: Kind = kinds[name]
    for (const record of records[name]) {
      for (const { field, target, value } of listReferences(kind, record)) {
        // The thing that a file is about is named by the file itself.
        const isFileName = field === kind.named
        const more = isFileName ? { found: `no ${kinds[target].table} of this name` } : {}
        expect(originOf(record), isFileName ? '' : field, target, value, more)
        // A recipe that needs what it makes, a blueprint that asks for what it is of.
        if (!isFileName && kind.named && kind.references?.[kind.named] === target && value === (record as Fields)[kind.named])
          report(record, {
            field,
            found: `${JSON.stringify(value)}, which is what the file is about`,
            expected: 'another one',
            served: true,
          })
      }
    }
  }
  for (const post of records.blogPosts) {
    if (post.thumbnail !== '') expect(originOf(post), 'thumbnail', 'items', post.thumbnail.replace(/\.svg$/, ''), { served: true })
  }
  const plots = records.digsites.map(({ name }) => name)
  for (const run of records.speedruns) {
    if (plots.includes(run.plot) || absence.find('digsites', toSafeName(run.plot))) continue
    const [found, expected] = [JSON.stringify(run.plot), `the name of a digsite: ${plots.join(', ')}`]
    report(run, { field: 'plot', found, expected, help: sayKnown(plots, run.plot), cause: run.plot, served: true })
  }
  for (const field of ['challenge', 'setup'] as const) {
    for (const run of records.speedruns) {
      const [usual] = listUsual(records.speedruns.map((one) => one[field]).filter((one) => toComparable(one) === toComparable(run[field])))
      if (usual === undefined || usual === run[field]) continue
      const [found, expected] = [JSON.stringify(run[field]), `it as other runs write it: ${usual}`]
      report(run, { field, found, expected, help: `Written otherwise it is a category of its own.`, served: true })
    }
  }
  problems.push(...records.wirings.flatMap((wiring) => listLooseEnds(wiring, originOf(wiring).file)))
  for (const fact of records.facts) {
    if (fact.names !== '') for (const { field, text } of listTexts(fact.value, 'value')) expect(originOf(fact), field, fact.names, text)
  }
  problems.push(...listFactProblems(records.facts, originOf))
  const lookup = lookUpFacts(records.facts)
  for (const thing of [...records.items, ...records.vehicles])
    problems.push(...listRigProblems(thing.rig, originOf(thing).file, { ...records, lookup }, originOf, absence))
  for (const [group, names] of Object.entries(site?.pictures ?? {})) {
    for (const { field, text } of listTexts(names, `pictures.${group}`)) expect({ file: 'site.yaml', at: '' }, field, 'items', text)
  }
  problems.push(...listWrongSorts(records, originOf), ...listRounds(records, originOf))
  const versions = records.patchNotes.map(({ version }) => version)
  const ofVersions = [
    ...records.items.map((item) => ({ record: item, field: 'since', version: item.since })),
    ...records.speedruns.map((run) => ({ record: run, field: 'version', version: run.version })),
  ]
  for (const { record, field, version } of ofVersions) {
    if (version === '' || versions.includes(version) || absence.isBroken(`patch-notes/${version}.yaml`)) continue
    const help = sayNearest(nearestNames(versions, version)) ?? `There are ${versions.join(', ')}.`
    const [found, expected] = [JSON.stringify(version), 'a version that has a file in patch-notes']
    report(record, { field, found, expected, help, cause: `version/${version}`, served: true })
  }
  const tools = records.destinations.filter(({ kind }) => kind === 'tool').map(({ path }) => path)
  for (const page of records.pages) {
    for (const block of page.blocks) {
      if (!('widget' in block)) continue
      const { build = '', slug = '' } = block.options
      if (block.widget === 'wiring') expect(originOf(page), 'text', 'wirings', build, { mark: { words: `build=${build}` } })
      if (block.widget !== 'tool' || tools.includes(paths.tool(slug)) || absence.isBroken('destinations.yaml')) continue
      const help = sayNearest(nearestNames(tools, slug))
      const [found, expected, mark] = [
        `::tool{slug=${slug}}`,
        'the last part of the address of a tool',
        { words: slug === '' ? '::tool' : `slug=${slug}` },
      ]
      problems.push({ file: originOf(page).file, field: 'text', found, expected, help, mark, served: true })
    }
  }
  return problems
}

type Fields = Record<string, unknown>

/** The words, the most frequent first. */
function listUsual(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word)].toSorted(([, one], [, other]) => other.length - one.length).map(([word]) => word)
}

function keyOf(name: KindName, record: Fields): string {
  return String(record[kinds[name].key[0]])
}

/** All texts in a value, however deep, each with its own field. */
function listTexts(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${field}.${key}`))
}

/** Facts that are about the same things as others, or about what pages ask for by name. */
function listFactProblems(facts: Records['facts'], originOf: OriginOf): Problem[] {
  const keysOf = (wanted: string) => {
    const fact = facts.find(({ key }) => key === wanted)
    const keys = Object.keys(typeof fact?.value === 'object' && fact.value !== null ? fact.value : {})
    return { file: fact ? originOf(fact).file : '', keys }
  }
  const [named, odds, drops] = [keysOf('named_items'), keysOf('ore_drop_chances'), keysOf('ore_drop_items')]
  const toStray = (file: string, key: string, expected: string, known: readonly string[]): Problem => ({
    file,
    field: `value.${key}`,
    found: JSON.stringify(key),
    expected,
    help: sayNearest(nearestNames(known, key)),
    mark: { name: true },
  })
  return [
    ...named.keys
      .filter((key) => !isOneOf(namedItems, key))
      .map((key) => toStray(named.file, key, `one of ${namedItems.join(', ')}`, namedItems)),
    ...drops.keys.filter((key) => !odds.keys.includes(key)).map((key) => toStray(drops.file, key, `a line of ${odds.file}`, odds.keys)),
    ...odds.keys.filter((key) => !drops.keys.includes(key)).map((key) => toStray(odds.file, key, `a line of ${drops.file}`, drops.keys)),
  ]
}

/** An item's file is called after it, and who has shops sells there or buys. */
export function listItemProblems({ name, safe_name, shops, shop_role }: Records['items'][number], file: string): Problem[] {
  const problems: Problem[] = []
  const expected = toSafeName(name)
  if (expected !== safe_name) {
    const help = name.trim() === name ? `Rename the file to ${expected}.yaml, or the item.` : 'Take away the spaces around it.'
    problems.push({
      file,
      field: 'name',
      found: JSON.stringify(name),
      expected: `a name that makes ${safe_name}, as the file is called`,
      help,
    })
  }
  if (shops.length > 0 && shop_role === 'none') {
    const help = 'Add a line: shop_role: sells'
    problems.push({ file, field: 'shop_role', found: 'nothing', expected: 'sells, buys or gives, because the item has shops', help })
  }
  return problems
}

/** What a part of a rig says of itself by facts that are not there. */
function listRigProblems(
  rig: RigPart | null,
  file: string,
  { facts, lookup }: Pick<Records, 'facts'> & { lookup: FactLookup },
  originOf: OriginOf,
  absence: Absence,
): Problem[] {
  return Object.entries(rig?.facts ?? {})
    .filter(([, key]) => lookup.span(key) === null && !absence.find('facts', key))
    .map(([name, key]) => {
      const fact = facts.find((one) => one.key === key)
      if (!fact) {
        const expected = 'the name of a file in facts, with _ for -'
        return { file, field: `rig.facts.${name}`, found: JSON.stringify(key), expected }
      }
      const expected = `a number, because ${file} works with it`
      return { file: originOf(fact).file, field: 'value', found: describeFound(fact.value), expected, cause: `fact/${key}` }
    })
}

function listLooseEnds({ nodes, edges }: Records['wirings'][number], file: string): Problem[] {
  const parts = nodes.map(({ id }) => id)
  const twice = parts.findIndex((id, place) => parts.indexOf(id) !== place)
  if (twice >= 0) {
    const [found, expected] = [
      JSON.stringify(parts[twice]),
      `an id of its own; nodes.${parts.indexOf(parts[twice] ?? '')} above has this one`,
    ]
    return [{ file, field: `nodes.${twice}.id`, found, expected }]
  }
  const same = edges.findIndex(
    (edge, place) => edges.findIndex(({ from, to, carries }) => from === edge.from && to === edge.to && carries === edge.carries) !== place,
  )
  if (same >= 0)
    return [{ file, field: `edges.${same}`, found: 'the same wire a second time', expected: 'each of them once', served: true }]
  const round = edges.findIndex(({ from, to }) => from === to)
  if (round >= 0) {
    const [found, expected] = [JSON.stringify(edges[round]?.to), 'another of its nodes: a wire leads from one to another']
    return [{ file, field: `edges.${round}.to`, found, expected, served: true }]
  }
  return edges.flatMap((edge, place) =>
    (['from', 'to'] as const)
      .filter((end) => !parts.includes(edge[end]))
      .map((end) => {
        const help = sayNearest(nearestNames(parts, edge[end])) ?? `Its nodes: ${parts.join(', ')}.`
        return { file, field: `edges.${place}.${end}`, found: JSON.stringify(edge[end]), expected: 'the id of one of its nodes', help }
      }),
  )
}
