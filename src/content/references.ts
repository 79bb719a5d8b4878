import type { RigPart } from '#model/items/rig-part.ts'
import { lookUpFacts, type FactLookup } from '#model/wiki/fact-lookup.ts'
import { namedItems } from '#model/wiki/named-items.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { kindNames, kinds, type KindName } from '#model/wiki/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Site } from '#model/wiki/site.ts'
import type { Problem } from './problem.ts'
import type { Records } from './records.ts'

/**
 * References that lead nowhere (an item sold in shop 99), numbers and keys used twice, and what else a file says that cannot be.
 * A reference to a thing whose own file is broken is not reported: that file is.
 */
export function listBrokenReferences(
  { site, ...records }: Records & { site: Site | undefined },
  fileOf: (record: object) => string,
  brokenFiles: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = []
  const known = new Map(kindNames.map((name) => [name, new Set((records[name] as Fields[]).map((record) => keyOf(name, record)))]))

  function expect(file: string, field: string, target: KindName, reference: unknown) {
    if (known.get(target)?.has(String(reference))) return
    const { yaml = {}, named, key }: Kind = kinds[target]
    const folders = Object.keys(yaml)
    const mayBeBroken = folders.some((folder) =>
      named ? brokenFiles.has(`${folder}/${String(reference)}.yaml`) : [...brokenFiles].some((broken) => broken.startsWith(`${folder}/`)),
    )
    if (mayBeBroken) return
    const place = folders.map((folder) => `content/${folder}`).join(' or ')
    const expected = named ? `the name of a file in ${place}` : `the ${key[0]} of a ${kinds[target].table} in ${place}`
    problems.push({ file, field, found: JSON.stringify(reference), expected })
  }

  for (const name of kindNames) {
    const { references = {}, named }: Kind = kinds[name]
    for (const record of records[name] as Fields[]) {
      for (const [path, target] of Object.entries(references)) {
        const field = path === named ? 'file name' : (path.split('.')[0] ?? path)
        for (const value of listValues(record, path.split('.'))) expect(fileOf(record), field, target as KindName, value)
      }
    }
    problems.push(...listDoubles(name, records[name], fileOf))
  }
  problems.push(...records.items.flatMap((item) => listItemProblems(item, fileOf(item))))
  problems.push(...records.wirings.flatMap((wiring) => listLooseEnds(wiring, fileOf(wiring))))
  for (const fact of records.facts) {
    if (fact.names !== '') for (const name of listTexts(fact.value)) expect(fileOf(fact), 'value', fact.names, name)
  }
  problems.push(...listFactProblems(records.facts, fileOf))
  const facts = lookUpFacts(records.facts)
  for (const thing of [...records.items, ...records.vehicles]) problems.push(...listRigProblems(thing.rig, facts, fileOf(thing)))
  for (const [field, names] of Object.entries(site?.pictures ?? {})) {
    for (const name of listTexts(names)) expect('site.yaml', `pictures.${field}`, 'items', name)
  }
  for (const page of records.pages) {
    for (const block of page.blocks) {
      if ('widget' in block && block.widget === 'wiring') expect(fileOf(page), '::wiring', 'wirings', block.options.build ?? '')
    }
  }
  return problems
}

type Fields = Record<string, unknown>

function keyOf(name: KindName, record: Fields): string {
  return String(record[kinds[name].key[0]])
}

/** All values at a path, through lists: "input.name". Nothing and an empty text refer to nothing. */
function listValues(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => listValues(one, path))
  const [field, ...rest] = path
  if (field === undefined) return value === '' || value === null || value === undefined ? [] : [value]
  return typeof value === 'object' && value !== null ? listValues((value as Fields)[field], rest) : []
}

/** All texts in a value, however deep. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** Facts that are about the same things as others, or about what pages ask for by name. */
function listFactProblems(facts: Records['facts'], fileOf: (record: object) => string): Problem[] {
  const keysOf = (wanted: string) => {
    const fact = facts.find(({ key }) => key === wanted)
    return { file: fact && fileOf(fact), keys: Object.keys(typeof fact?.value === 'object' && fact.value !== null ? fact.value : {}) }
  }
  const [named, odds, drops] = [keysOf('named_items'), keysOf('ore_drop_chances'), keysOf('ore_drop_items')]
  const strays = (of: typeof named, known: readonly string[]) =>
    of.keys
      .filter((key) => !known.includes(key))
      .map((key) => ({ file: of.file ?? '', field: 'value', found: JSON.stringify(key), expected: `one of ${known.join(', ')}` }))
  const missing = odds.keys
    .filter((key) => !drops.keys.includes(key))
    .map((key) => ({ file: odds.file ?? '', field: 'value', found: JSON.stringify(key), expected: 'a line of facts/ore-drop-items.yaml' }))
  return [...strays(named, namedItems), ...strays(drops, odds.keys), ...missing]
}

/** Numbers and keys are each thing's own. A key that is the name of a file in the only folder is so by itself. */
function listDoubles(name: KindName, records: readonly Fields[], fileOf: (record: object) => string): Problem[] {
  const { record, key }: Kind = kinds[name]
  const own = key.length > 1 ? [] : new Set(['id' in record.shape ? 'id' : key[0], key[0]])
  return [...own].flatMap((field) => {
    const first = new Map<unknown, string>()
    return records.flatMap((one) => {
      const value = one[field]
      const taken = first.get(value)
      if (taken === undefined) first.set(value, fileOf(one))
      const expected = `a ${typeof value === 'number' ? 'number' : 'name'} of its own; ${taken} has it`
      return taken === undefined ? [] : [{ file: fileOf(one), field, found: JSON.stringify(value), expected }]
    })
  })
}

function listItemProblems({ name, safe_name, shops, shop_role }: Records['items'][number], file: string): Problem[] {
  const problems: Problem[] = []
  const expected = toSafeName(name)
  if (expected !== safe_name)
    problems.push({ file, field: 'name', found: JSON.stringify(name), expected: `a name whose file is called ${expected}.yaml` })
  if (shops.length > 0 && shop_role === 'none')
    problems.push({ file, field: 'shop_role', found: 'nothing', expected: 'sells or buys, because the item has shops' })
  return problems
}

/** What a part of a rig says of itself by facts that are not there. */
function listRigProblems(rig: RigPart | null, facts: FactLookup, file: string): Problem[] {
  return Object.entries(rig?.facts ?? {})
    .filter(([, fact]) => facts.span(fact) === null)
    .map(([name, fact]) => ({
      file,
      field: `rig.facts.${name}`,
      found: JSON.stringify(fact),
      expected: 'the key of a fact that is a number',
    }))
}

function listLooseEnds({ nodes, edges }: Records['wirings'][number], file: string): Problem[] {
  const parts = new Set(nodes.map(({ id }) => id))
  return edges.flatMap((edge, place) =>
    (['from', 'to'] as const)
      .filter((end) => !parts.has(edge[end]))
      .map((end) => ({ file, field: `edges.${place}.${end}`, found: JSON.stringify(edge[end]), expected: 'the id of one of its nodes' })),
  )
}
