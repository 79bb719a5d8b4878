import type { RigPart } from '#model/items/rig-part.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { lookUpFacts, type FactLookup } from '#model/wiki/fact-lookup.ts'
import type { Absence } from '../absent-things.ts'
import { describeValue } from '../check/describe-issues.ts'
import { formatDigits } from '../check/expected-words.ts'
import { suggestNames, formatSuggestions } from '../check/name-suggestions.ts'
import type { Problem } from '../check/problem.ts'
import { listFactKeys, formatKnownNames, toUnknownKey } from '../check/reference-problems.ts'
import type { OriginOf } from '../check/references.ts'
import type { Records } from '../records.ts'

/** Lists contradictions in the files of this game. */
export function listGameProblems(records: Records, originOf: OriginOf, absence: Absence): Problem[] {
  const problems: Problem[] = []
  const plots = records.digsites.map(({ name }) => name)
  for (const run of records.speedruns) {
    if (plots.includes(run.plot) || absence.find('digsites', toSafeName(run.plot))) continue
    const { file, at } = originOf(run)
    const [found, expected] = [JSON.stringify(run.plot), `the name of a digsite: ${plots.join(', ')}`]
    const hint = formatKnownNames(plots, run.plot)
    problems.push({ code: 'unknown-reference', file, field: `${at}plot`, found, expected, hint, cause: run.plot, served: true })
  }
  problems.push(...records.wirings.flatMap((wiring) => listLooseEnds(wiring, originOf(wiring).file)))
  problems.push(...listUnevenOdds(records.facts, originOf))
  problems.push(...listDisagreements(records, originOf, absence))
  const lookup = lookUpFacts(records.facts)
  for (const thing of [...records.items, ...records.vehicles])
    problems.push(...listRigProblems(thing.rig, originOf(thing).file, { ...records, lookup }, originOf, absence))
  return problems
}

/** Lists files that contradict each other. For a name, the thing's own file takes precedence. */
function listDisagreements(records: Records, originOf: OriginOf, absence: Absence): Problem[] {
  const { items, resources, blueprints, logicElements, finds, digsites } = records
  const itemNames = new Map(items.map(({ safe_name, name }) => [safe_name, name]))
  const named = [
    ...resources.map((record) => ({ record, item: record.safe_name })),
    ...blueprints.map((record) => ({ record, item: record.output })),
    ...logicElements.map((record) => ({ record, item: record.item })),
  ]
  const misnamed = named.flatMap(({ record, item }) => {
    const itemName = itemNames.get(item)
    if (itemName === undefined || itemName === record.name) return []
    const [found, expected] = [JSON.stringify(record.name), `${itemName}, as items/${item}.yaml says`]
    return { code: 'contradictory-value' as const, file: originOf(record).file, field: 'name', found, expected, served: true as const }
  })
  const elsewhere = finds.flatMap((find) => {
    const holders = digsites.filter(({ relics }) => relics.includes(find.item))
    const isKnown = digsites.some(({ safe_name }) => safe_name === find.digsite)
    if (!isKnown || holders.length === 0 || holders.some(({ safe_name }) => safe_name === find.digsite)) return []
    const [found, expected] = [JSON.stringify(find.digsite), `${holders[0]?.safe_name}, as ${originOf(holders[0] ?? {}).file} says`]
    const hint = 'Decide which is right and change the other file.'
    return {
      code: 'contradictory-value' as const,
      file: originOf(find).file,
      field: 'digsite',
      found,
      expected,
      hint,
      served: true as const,
    }
  })
  const inputs = new Map(resources.map(({ safe_name, input }) => [safe_name, input.map(({ name }) => name)]))
  const unneeded = resources.flatMap((record) =>
    record.output.flatMap((product, index) => {
      if (product === record.safe_name || inputs.get(product)?.length || absence.find('resources', product) || !itemNames.has(product))
        return []
      const [found, expected] = [JSON.stringify(product), 'something with a recipe: a file in resources that has an input']
      return {
        code: 'mismatched-reference' as const,
        file: originOf(record).file,
        field: `output.${index}`,
        found,
        expected,
        served: true as const,
      }
    }),
  )
  return [...misnamed, ...elsewhere, ...unneeded]
}

/** Lists drop chances without an item, and items without a drop chance. */
function listUnevenOdds(facts: Records['facts'], originOf: OriginOf): Problem[] {
  const [odds, drops] = [listFactKeys('ore_drop_chances', facts, originOf), listFactKeys('ore_drop_items', facts, originOf)]
  return [
    ...drops.keys
      .filter((key) => !odds.keys.includes(key))
      .map((key) => toUnknownKey(drops.file, key, `a line of ${odds.file}`, odds.keys)),
    ...odds.keys
      .filter((key) => !drops.keys.includes(key))
      .map((key) => toUnknownKey(odds.file, key, `a line of ${drops.file}`, drops.keys)),
  ]
}

/** Checks that an item's file is named after it, and that an item with shops has a role there. */
export function listItemProblems({ name, safe_name, shops, shop_role }: Records['items'][number], file: string): Problem[] {
  const problems: Problem[] = []
  const expected = toSafeName(name)
  if (expected !== safe_name) {
    const hint = name.trim() === name ? `Rename the file to ${expected}.yaml, or the item.` : 'Delete the spaces around it.'
    problems.push({
      code: 'misnamed-file',
      file,
      field: 'name',
      found: JSON.stringify(name),
      expected: `a name that makes ${safe_name}, as in the file name`,
      hint,
    })
  }
  if (shops.length > 0 && shop_role === 'none') {
    problems.push({
      code: 'missing-value',
      file,
      field: 'shop_role',
      found: 'nothing',
      expected: 'sells, buys or gives, because the item has shops',
      hint: 'Add a line: shop_role: sells',
    })
  }
  return problems
}

/** Lists facts of a rig part that are missing or not a number. */
function listRigProblems(
  rig: RigPart | null,
  file: string,
  { facts, lookup }: Pick<Records, 'facts'> & { lookup: FactLookup },
  originOf: OriginOf,
  absence: Absence,
): Problem[] {
  return Object.entries(rig?.facts ?? {})
    .filter(([, key]) => lookup.span(key) === null && !absence.find('facts', key))
    .map(([name, key]): Problem => {
      const fact = facts.find((candidate) => candidate.key === key)
      if (!fact) {
        const expected = 'the name of a file in facts, with _ for -'
        return { code: 'unknown-reference', file, field: `rig.facts.${name}`, found: JSON.stringify(key), expected }
      }
      const expected = `a number, because ${file} works with it`
      const hint = typeof fact.value === 'string' ? formatDigits(fact.value, false, false) : undefined
      const found = describeValue(fact.value)
      return { code: 'invalid-type', file: originOf(fact).file, field: 'value', found, expected, hint, cause: `fact/${key}` }
    })
}

function listLooseEnds({ nodes, edges }: Records['wirings'][number], file: string): Problem[] {
  const parts = nodes.map(({ id }) => id)
  const twice = parts.findIndex((id, index) => parts.indexOf(id) !== index)
  if (twice >= 0) {
    const [found, expected] = [JSON.stringify(parts[twice]), `an unused id; nodes.${parts.indexOf(parts[twice] ?? '')} above has this one`]
    return [{ code: 'duplicate-value', file, field: `nodes.${twice}.id`, found, expected }]
  }
  const same = edges.findIndex(
    (edge, index) => edges.findIndex(({ from, to, carries }) => from === edge.from && to === edge.to && carries === edge.carries) !== index,
  )
  if (same >= 0)
    return [
      {
        code: 'duplicate-entry',
        file,
        field: `edges.${same}`,
        found: 'the same wire a second time',
        expected: 'each of them once',
        served: true,
      },
    ]
  const round = edges.findIndex(({ from, to }) => from === to)
  if (round >= 0) {
    const [found, expected] = [JSON.stringify(edges[round]?.to), 'another of its nodes: a wire leads from one to another']
    return [{ code: 'self-reference', file, field: `edges.${round}.to`, found, expected, served: true }]
  }
  const loose = nodes.findIndex(({ id }) => nodes.length > 1 && !edges.some(({ from, to }) => from === id || to === id))
  const unexpected = edges.flatMap((edge, index) =>
    (['from', 'to'] as const)
      .filter((end) => !parts.includes(edge[end]))
      .map((end): Problem => {
        const hint = formatSuggestions(suggestNames(parts, edge[end])) ?? `Its nodes: ${parts.join(', ')}.`
        const [field, found] = [`edges.${index}.${end}`, JSON.stringify(edge[end])]
        return { code: 'unknown-reference', file, field, found, expected: 'the id of one of its nodes', hint }
      }),
  )
  // A part without a wire may only be misspelled in one.
  if (loose < 0 || unexpected.length > 0) return unexpected
  const [found, hint] = [`${JSON.stringify(parts[loose])}, which is in no wire`, 'Add its wire below edges, or take the part away.']
  return [
    {
      code: 'unconnected-node',
      file,
      field: `nodes.${loose}.id`,
      found,
      expected: 'a part that a wire leads from or to',
      hint,
      served: true,
    },
  ]
}
