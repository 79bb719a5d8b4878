import { afterAll, expect, test } from 'vitest'
import { kindOfHit } from '#model/search/hit-kind.ts'
import { toSearchSlug } from '#model/text/slugs.ts'
import { openRealSearch } from '../../../test/support/real-search.ts'

/** Queries of players over the real content. Only well-known items, as others may be renamed. */
const { search, close } = await openRealSearch()
afterAll(close)

const namesOf = async (text: string) => (await search.suggest(toSearchSlug(text))).map(({ kind, name }) => `${kind} ${name}`)

test.each([
  // An exact name comes first.
  ['shovel', 'item Shovel'],
  ['Shovel', 'item Shovel'],
  ['  shovel ', 'item Shovel'],
  ['gold ore', 'item Gold Ore'],
  ['pressure tank', 'item Pressure Tank'],
  ['bridgepour', 'town Bridgepour'],
  ['south hope', 'digsite South Hope'],
  ['the barge', 'store The Barge'],
  ['spawn menu', 'mod Spawn Menu'],
  ['hydrotility++', 'mod Hydrotility++'],
  // Apostrophes, commas, hyphens and the ampersand do not count.
  ["hobson's powerworks", "store Hobson's Powerworks"],
  ['hobsons powerworks', "store Hobson's Powerworks"],
  ['hobson powerworks', "store Hobson's Powerworks"],
  ["mildew's, aquifer", "digsite Mildew's Aquifer"],
  ['mildews-aquifer', "digsite Mildew's Aquifer"],
  ['tools & equipment', 'store Tools & Equipment'],
  ['tools equipment', 'store Tools & Equipment'],
  ['t logic cable', 'item T Logic Cable'],
  // Aliases match.
  ['d.a.v.i.d.', 'item D.A.V.I.D'],
  ['david', 'item D.A.V.I.D'],
  ['world map', 'item Map'],
  // A prefix is enough.
  ['shov', 'item Shovel'],
  ['hobs', "store Hobson's Powerworks"],
  ['ember cr', 'digsite Ember Cradle'],
  // Misspellings: missing, doubled, wrong or swapped letters.
  ['shovle', 'item Shovel'],
  ['shovl', 'item Shovel'],
  ['shovels', 'item Shovel'],
  ['gold ores', 'item Gold Ore'],
  ['teapto', 'item Teapot'],
  ['presure tank', 'item Pressure Tank'],
  ['mildew aqifer', "digsite Mildew's Aquifer"],
  ['bridgepoor', 'town Bridgepour'],
  ['hobsn powrworks', "store Hobson's Powerworks"],
])('"%s" finds first: %s', async (text, first) => {
  expect((await namesOf(text))[0]).toBe(first)
})

test.each([
  ['pressure', ['Pressure Tank', 'Pressure Gauge Pipe', 'Intake Pipe']],
  ['logic cable', ['T Logic Cable', 'Straight Logic Cable', 'Elbow Logic Cable']],
  ['jeweler', ['Jeweler']],
  ['1.6', ['1.6']],
])('"%s" finds also %j', async (text, names) => {
  const hits = await search.find(toSearchSlug(text))
  const titles = hits.map((hit) => ('name' in hit ? hit.name : 'summary' in hit ? hit.summary : hit.title))
  for (const name of names)
    expect(
      titles.some((title) => title.startsWith(name)),
      name,
    ).toBe(true)
})

test('where names match, similar words do not: "pressure" is not "treasure"', async () => {
  expect((await search.find('pressure')).some((hit) => 'name' in hit && hit.name === 'Treasure')).toBe(false)
})

test.each(['', ' ', '-', '%', '"', "'", '..', '<>'])('%j finds nothing', async (text) => {
  expect(await search.find(toSearchSlug(text))).toEqual([])
})

test.each([
  ['shovelblatt', 'Shovel'],
  ['hobsonpowerwork', "Hobson's Powerworks"],
  ['t-logic-kabel', 'T Logic Cable'],
])('"%s" suggests %s', async (text, name) => {
  expect((await search.suggestNearest(text)).map((suggestion) => suggestion.name)).toContain(name)
})

test('random letters find and suggest nothing', async () => {
  expect(await search.find('qqxzzvw')).toEqual([])
  expect(await search.suggestNearest('qqxzzvw')).toEqual([])
})

test('one similar word of a long title is not enough, nor are two letters of four', async () => {
  const nearest = async (text: string) => (await search.suggestNearest(text)).map(({ name }) => name)
  expect(await nearest('nope')).toEqual(['South Hope'])
  expect(await nearest('shovle')).toContain('Shovel')
  expect((await nearest('overhaule')).filter((name) => name.split(' ').length > 4)).toEqual([])
  // A common word, and a word of the same length.
  expect(await nearest('how to get rich')).toEqual([])
  // Only one word of three is similar.
  expect(await nearest('xyzzy plugh hopr')).toEqual([])
  // Letters in common by chance, and a word that differs in its first letter.
  for (const lost of ['nowhere at all', 'old page', 'favicon']) expect(await nearest(lost), lost).toEqual([])
  expect(await nearest('golden shovle')).not.toContain('Wooden Cart')
  expect(await nearest('golden shovle')).toContain('Shovel')
})

test('only the beginning of a long text is searched, however long its normal form', async () => {
  const nearest = async (text: string) => (await search.suggestNearest(text)).map(({ name }) => name)
  expect(await nearest(`${'qqxz '.repeat(8)}shovel`)).toContain('Shovel')
  expect(await nearest(`${'qqxz '.repeat(13)}shovel`)).not.toContain('Shovel')
  expect(await nearest(`${'ﷺ'.repeat(6)} shovel`)).not.toContain('Shovel')
  expect((await search.find(`shovel-${'ﷺ'.repeat(190)}`)).length).toBeGreaterThan(0)
})

test('results are counted, and each is on one page', async () => {
  const { rows, total } = await search.findPage('s', 1)
  expect(rows).toHaveLength(50)
  expect(total).toBeGreaterThan(100)
  const pages = await Promise.all(Array.from({ length: Math.ceil(total / 50) }, (_, before) => search.findPage('s', before + 1)))
  const all = pages.flatMap((page) => page.rows.map(({ kind, name, path }) => `${kind} ${name} ${path}`))
  expect(all).toHaveLength(total)
  expect(new Set(all).size).toBe(total)
  // The call without pages returns all results.
  expect(await search.find('s')).toHaveLength(total)
})

test('every hit is of one of the eight kinds, recognized by its fields', async () => {
  const hits = (await Promise.all(['a', 'the', 'e', 'pipe', 'hope', 'update', 'mod', 'town'].map((text) => search.find(text)))).flat()
  expect(hits.length).toBeGreaterThan(50)
  expect(hits.filter((hit) => kindOfHit(hit) === undefined)).toEqual([])
})

test('rows and suggestions have the version of their price', async () => {
  const [row] = (await search.findAll('straight pipe', 1)).rows
  const [suggestion] = (await search.suggestAll('straight pipe')).found
  expect([row?.value_version, suggestion?.value_version]).toEqual(['2.2', '2.2'])
  expect((await search.findAll('the barge', 1)).rows[0]).toMatchObject({ kind: 'store', value_version: '' })
})

test('rows and suggestions have the unit of their price', async () => {
  for (const [name, perWeight] of [
    ['gold bar', true],
    ['straight pipe', false],
  ] as const) {
    const [row] = (await search.findAll(name, 1)).rows
    const [suggestion] = (await search.suggestAll(name)).found
    expect([row?.price_per_weight, suggestion?.price_per_weight], name).toEqual([perWeight, perWeight])
  }
})

test('rows and suggestions have the certainty of the description', async () => {
  const { rows } = await search.findAll('goblet relic', 1)
  expect(rows[0]).toMatchObject({ name: 'Goblet Relic', description_certainty: 'worked-out', name_certainty: expect.any(String) as string })
  const [shop] = (await search.findAll('the barge', 1)).rows
  expect(shop).toMatchObject({ kind: 'store', description_certainty: expect.any(String) as string })
  const [item] = (await search.suggestAll('goblet relic')).found
  expect(item).toMatchObject({ note_certainty: 'worked-out' })
  // "Shop in Bridgepour" is as certain as the town.
  const stores = await Promise.all(['the barge', 'hobsons powerworks'].map(async (name) => (await search.suggestAll(name)).found[0]))
  expect(stores).toMatchObject([
    { kind: 'store', note_certainty: 'told' },
    { kind: 'store', note_certainty: 'files' },
  ])
})
