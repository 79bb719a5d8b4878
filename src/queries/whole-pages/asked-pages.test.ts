import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRealContent } from '../../../test/support/real-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { postsOnHome } from '#model/news/home-page.ts'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { paths } from '#model/wiki/paths.ts'
import { createQueries, type Queries } from '#queries/queries.ts'

/** Calls for pages of tools, lists, boards and comparisons return the same data as calls for single things; over the real content. */
describe('pages of tools and boards', () => {
  const content = readRealContent()
  let database: Database
  let queries: Queries
  beforeAll(async () => {
    database = await openDatabase(':memory:')
    await fill(database, content)
    queries = createQueries(database)
  })
  afterAll(() => database.close())
  async function findTool(slug: string) {
    const page = await queries.toolPages.find(slug)
    if (!page) throw new Error(`No tool has the slug ${slug}`)
    return page
  }

  test('the page of a tool has its questions and the sources of its facts with labels', async () => {
    for (const [slug, words] of Object.entries(toolFacts)) {
      const { sources, questions } = await findTool(slug)
      const names: string[] = Object.values(words)
      expect(sources.slice(0, names.length).map(({ name }) => name)).toEqual(names)
      const [first] = Object.keys(words)
      expect(sources[0]?.entries).toEqual(await queries.meta.listProvenance('fact', first?.replaceAll('_', '-') ?? ''))
      expect(sources[0]?.entries).not.toEqual([])
      expect(questions).toEqual(await queries.questions.listOn(paths.tool(slug)))
    }
    for (const slug of ['no-such-tool', '__proto__', 'constructor', '']) expect(await queries.toolPages.find(slug)).toBeUndefined()
  })

  test('a tool has its items, and the shops that buy the result', async () => {
    const itemsOf = async (slug: string) => (await findTool(slug)).items
    expect(await itemsOf('weight-value')).toEqual(await queries.items.listSoldByWeight())
    expect((await itemsOf('explosions')).map(({ safe_name }) => safe_name)).toEqual(['logic-explosives', 'logic-mini-nuke'])
    expect((await itemsOf('ore-odds')).map(({ safe_name }) => safe_name)).toContain('gold-ore')
    for (const [slug, category] of [
      ['sell', 'stocks'],
      ['scrap', 'scrapyard'],
    ] as const) {
      const { stores } = await findTool(slug)
      const ids = content.shops.filter((shop) => shop.category === category && !shop.modded).map(({ id }) => id)
      expect(new Set(stores.map(({ id }) => id))).toEqual(new Set(ids))
      for (const store of stores) expect(await queries.shops.findStore(store.id)).toEqual(store)
    }
  })

  test('a rig has items and vehicles, each with the source of its price', async () => {
    const entries = await queries.toolPages.listRigEntries()
    const items = content.items.filter(({ rig }) => rig !== null)
    const vehicles = content.vehicles.filter(({ rig }) => rig !== null)
    expect(vehicles).not.toEqual([])
    expect(entries.map(({ safe_name }) => safe_name).toSorted()).toEqual(
      [...items, ...vehicles].map(({ safe_name }) => safe_name).toSorted(),
    )
    for (const { safe_name, price, price_certainty } of entries) {
      const of = items.find((item) => item.safe_name === safe_name)
      const vehicle = vehicles.find((candidate) => candidate.safe_name === safe_name)
      expect(price).toBe(of ? of.value : vehicle?.price)
      if (price !== null) expect(price_certainty).toBe(of ? of.sources.value?.certainty : vehicle?.sources.price?.certainty)
    }
    const { sources } = await findTool('rig')
    const priced = sources.slice(Object.keys(toolFacts.rig).length)
    expect(priced.length).toBeGreaterThan(5)
    for (const { entries: rows } of priced) expect(rows.map(({ field }) => field)).toEqual(['price'])
  })

  test('the stock board has a line for each base price, and the recipes of the anvil', async () => {
    const { goods, unlisted } = await queries.toolPages.findStockBoard()
    const prices = content.facts.find(({ key }) => key === 'stock_base_prices_per_weight')?.value
    expect(goods.map(({ key }) => key)).toEqual(Object.keys(prices ?? {}))
    expect(goods.some(({ recipe }) => recipe !== null && Object.keys(recipe).length > 1)).toBe(true)
    for (const name of unlisted) expect(goods.map(({ key }) => key)).not.toContain(name.toLowerCase())
    expect((await queries.toolPages.findNowPage()).goods).toEqual(goods)
  })

  test('the plan of a list has positions and prices of the single calls', async () => {
    const { shops, towns, goods, find_weight } = await queries.toolPages.findListPlan()
    const markers = await queries.map.listMarkers()
    expect(shops.map(({ id }) => `shop-${id}`)).toEqual(markers.filter(({ id }) => id.startsWith('shop-')).map(({ id }) => id))
    expect(towns.map(({ name }) => name)).toEqual(markers.flatMap((marker) => (marker.kind === 'town' ? marker.name : [])))
    expect(goods.find(({ safe_name }) => safe_name === 'gold-bar')).toMatchObject({ is_several: false, find: { label: 'Gold ore' } })
    expect(find_weight).toBe(content.facts.find(({ key }) => key === 'assumed_find_weight')?.value)
  })

  test('the plan of a goal has the whole chain and only required items', async () => {
    const { blueprints, resources } = await queries.toolPages.findNowPage()
    expect(blueprints.map(({ order }) => order)).toEqual(content.blueprints.map(({ order }) => order).toSorted((a, b) => a - b))
    const items = blueprints.flatMap(({ require_item, craft_bar }) => [require_item, craft_bar])
    for (const { safe_name } of resources) expect(items).toContain(safe_name)
    for (const name of items)
      if (await queries.resources.findBySafeName(name)) expect(resources.map((resource) => resource.safe_name)).toContain(name)
  })

  test('the page of runs has the data of its single calls, and explains an empty result', async () => {
    const { board, records, runs, runPage } = queries
    const [first] = await runs.listAll()
    const filter = { player: first?.player ?? '' }
    const page = await runPage.find(filter, 99)
    expect(page).toMatchObject({ page: 1, total: await runs.count(filter), empty: null, has_samples: await runs.hasSamples() })
    expect(page.runs).toEqual((await board.findPage(filter, 1, 50)).rows)
    expect(page.progression).toEqual(await records.findProgression(filter))
    expect(page.best).toEqual(await records.listBestOf(filter.player))
    expect(page.options).toEqual(await runs.listOptions())
    expect((await runPage.find({}, 1)).best).toEqual([])
    expect(await runPage.find({ ...filter, plot: 'Atlantis' }, 1)).toMatchObject({
      total: 0,
      runs: [],
      progression: null,
      empty: { unknown: ['plot'], leave_out: [{ field: 'plot', runs: page.total }] },
    })
  })

  test('several items are returned in the requested order, by former names too; unknown ones with suggestions', async () => {
    const pages = await queries.itemPage.listByName(['harvester', 'kepad', '1'])
    expect(pages.map(({ asked }) => asked)).toEqual(['harvester', 'kepad', '1'])
    const [harvester, unknown, first] = pages
    expect(harvester?.page).toEqual(await queries.itemPage.find('harvester'))
    const listed = new Map((await queries.pages.listGuides()).map(({ slug, path }) => [slug, path]))
    const guides = harvester?.page?.explained_in.filter(({ page }) => listed.has(page))
    expect(harvester?.guides.map(({ title }) => title)).toEqual(guides?.map(({ title }) => title))
    expect(harvester?.guides).not.toEqual([])
    expect(first?.page).toEqual(await queries.itemPage.find('1'))
    expect(unknown).toMatchObject({ page: null, cited: [], guides: [] })
    expect(unknown?.nearest).toContainEqual({ name: 'Logic Keypad', safe_name: 'logic-keypad' })
    const [{ was, now } = { was: '', now: '' }] = await database.db
      .selectFrom('former_name')
      .where('kind', '=', 'items')
      .selectAll()
      .execute()
    if (was) expect((await queries.itemPage.listByName([was]))[0]?.page?.details.safe_name).toBe(now)
  })

  test('the correctable files of a page are its own, of the front page its posts, of a tool its facts', async () => {
    const filesOf = async (page: string) => (await queries.correctable.listOfPage(page)).map(({ file }) => file)
    expect(await filesOf('/database/gold-ore')).toEqual(
      (await queries.contentFiles.listOfPage('/database/gold-ore')).map(({ file }) => file),
    )
    const posts = (await queries.news.listBlogPosts()).slice(0, postsOnHome)
    const ofPosts = await Promise.all(posts.map(({ id }) => queries.contentFiles.listOfPage(paths.blogPost(id))))
    const own = await queries.contentFiles.listOfPage('/')
    expect(await filesOf('/')).toEqual([...own, ...ofPosts.flat()].map(({ file }) => file))
    expect(ofPosts.flat()).not.toEqual([])
    expect(await queries.correctable.listOfPage('/tools/scrap')).toEqual([
      { file: 'facts/scrap-percent.yaml', title: 'Share as scrap metal' },
      { file: 'facts/scrap-bar-percent.yaml', title: 'Share as a scrap bar' },
    ])
    expect(await filesOf('/no/such/page')).toEqual([])
    expect(await filesOf('')).toEqual([])
  })

  test('the map and the collections have the data of single calls', async () => {
    const { digsites, map, meta, placePages, towns } = queries
    const [placed] = await meta.listProvenanceOfFields('town', ['world'])
    const [markers, goods] = await Promise.all([map.listMarkers(), map.listGoods()])
    expect(await placePages.findMap()).toEqual({ markers, goods, placed_in: placed?.version ?? '' })
    const game = await placePages.findGame()
    expect(game.digsites.map(({ name }) => name)).toEqual((await digsites.listAll()).map(({ name }) => name))
    expect(game.towns.map(({ name }) => name)).toEqual((await towns.listAll()).map(({ name }) => name))
    expect(game.vehicles).toEqual(await placePages.listVehicles())
  })
})
