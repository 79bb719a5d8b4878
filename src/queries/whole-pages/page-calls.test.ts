import { toSafeName } from '#model/text/slugs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase, type Database } from '#database/open-database.ts'
import { listCited, nameOfCited } from '#model/pages/cited-marks.ts'
import type { Page } from '#model/pages/page.ts'
import { createQueries, type Queries } from '#queries/queries.ts'

const cites = '<p>2<span class="mk" data-fact="item/gold-ore/value"><span class="sr"> (unconfirmed)</span></span></p>'

/** Calls for whole pages return the same data as calls for single things. */
describe('calls for whole pages', () => {
  const written = readContent('test/wiki')
  const unnumbered = written.patchNotes.slice(0, 1).map((note) => ({ ...note, id: 99, version: 'Console edition' }))
  // One page of prose that cites a fact, and a version without a number.
  const content = {
    ...written,
    pages: written.pages.map((page) => ({ ...page, blocks: [...page.blocks, { html: cites }] })),
    patchNotes: [...written.patchNotes, ...unnumbered],
  }
  let database: Database
  let queries: Queries
  beforeAll(async () => {
    database = await openDatabase(':memory:')
    await fill(database, content)
    queries = createQueries(database)
  })
  afterAll(() => database.close())

  test('the page of every item has the data of the single calls', async () => {
    for (const { safe_name, id } of content.items) {
      const page = await queries.itemPage.find(safe_name)
      expect(page, safe_name).toEqual(await queries.itemPage.find(String(id)))
      expect(page?.item).toEqual(await queries.items.findExact(safe_name))
      expect(page?.details).toEqual(await queries.items.findDetails(safe_name))
      expect(page?.mentions).toEqual(await queries.mentions.listOfItem(safe_name))
      expect(page?.sources.slice(0, 1)).toEqual((await queries.meta.listProvenance('item', safe_name)).slice(0, 1))
      expect(page?.blueprint_count).toBe(content.blueprints.length)
      for (const { id: place } of page?.item.stores ?? []) {
        const marked = (await queries.map.listMarkers()).some((marker) => marker.id === `shop-${place}`)
        expect(page?.places.some((marker) => marker.id === `shop-${place}`)).toBe(marked)
      }
    }
    expect(await queries.itemPage.find('no-such-item')).toBeUndefined()
  })

  test('the badge of an estimated price follows from the item’s file', async () => {
    const links = await queries.items.listAllLinks()
    for (const { safe_name, value, sources } of content.items) {
      const isGuess = value !== null && ['worked-out', 'guess'].includes(sources.value?.certainty ?? '')
      expect(links.find((link) => link.safe_name === safe_name)?.value_estimate, safe_name).toBe(isGuess)
    }
    expect(links.some(({ value_estimate }) => value_estimate)).toBe(true)
  })

  test('items of a list are in its order, without unknown ones', async () => {
    const ids = content.items.map(({ id }) => id).toReversed()
    const listed = await queries.items.listListed([999_999, ...ids])
    expect(listed.map(({ id }) => id)).toEqual(ids)
    for (const { id, stores } of listed) expect(stores).toEqual((await queries.items.findExact(String(id)))?.stores)
  })

  test('items sold by weight have a price per unit', async () => {
    const byWeight = await queries.items.listSoldByWeight()
    const expected = content.items.filter(({ price_per_weight, value }) => price_per_weight && value !== null && value > 0)
    expect(byWeight.map(({ safe_name }) => safe_name).toSorted()).toEqual(expected.map(({ safe_name }) => safe_name).toSorted())
  })

  test('parts of a rig have the fields of their files', async () => {
    const parts = await queries.items.listRigItems()
    const expected = content.items.filter(({ rig }) => rig !== null).toSorted((item, other) => item.id - other.id)
    expect(expected.length).toBeGreaterThan(0)
    expect(parts.map(({ safe_name, rig }) => [safe_name, rig])).toEqual(expected.map(({ safe_name, rig }) => [safe_name, rig]))
  })

  test('the page of a shop has every item of its inventory and blueprints', async () => {
    for (const { id } of content.shops) {
      const page = await queries.placePages.findShop(id)
      const shop = await queries.shops.find(id)
      expect(page?.shop).toEqual(shop)
      const inventory = shop?.inventory ?? []
      expect(page?.shelf.map(({ name, modded }) => [name, modded])).toEqual(inventory.map(({ name, modded }) => [name, modded]))
      const named = new Set(page?.items.map(({ name }) => name))
      for (const { name } of shop?.inventory ?? []) expect(named.has(name), name).toBe(true)
      const names = new Set(page?.items.map(({ safe_name }) => safe_name))
      for (const { output } of shop?.blueprints ?? []) for (const item of output) expect(names.has(item), item).toBe(true)
      expect(page?.vehicles).toEqual(shop?.category === 'vehicles' ? await queries.placePages.listVehicles() : [])
    }
  })

  test('towns, digsites and vehicles have their sources', async () => {
    const [towns, digsites, vehicles] = [
      await queries.placePages.listTowns(),
      await queries.placePages.listDigsites(),
      await queries.placePages.listVehicles(),
    ]
    expect(towns.map(({ modded: _m, sources: _s, was: _w, ...town }) => town)).toEqual(await queries.towns.listAll())
    for (const { town_safe_name, sources } of towns) expect(sources).toEqual(await queries.meta.listProvenance('town', town_safe_name))
    for (const { safe_name, sources, stores, equipment_store } of digsites) {
      expect(sources).toEqual(await queries.meta.listProvenance('digsite', safe_name))
      expect(stores.map(({ id }) => id)).toContain(equipment_store.id)
    }
    for (const { safe_name, sources, shop } of vehicles) {
      expect(sources).toEqual(await queries.meta.listProvenance('vehicle', safe_name))
      expect(shop?.category).toBe('vehicles')
    }
  })

  test('the sources of several things are those of each', async () => {
    const names = content.items.slice(0, 3).map(({ safe_name }) => safe_name)
    const each = await Promise.all(names.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => queries.meta.listProvenance('item', name)))
    expect(await queries.meta.listProvenanceOfThings('item', names)).toEqual(each.flat())
  })

  test('search rows have fields that hits do not have', async () => {
    const { rows, total } = await queries.search.findPage('shovel', 1)
    expect(total).toBe(rows.length)
    expect(rows.map(({ hit }) => hit)).toEqual(await queries.search.find('shovel'))
    for (const { kind: hitKind, hit, value_estimate } of rows) {
      if (hitKind !== 'item' || !('safe_name' in hit)) continue
      expect(value_estimate).toBe((await queries.items.findDetails(hit.safe_name))?.value_estimate)
    }
    const [store] = (await queries.search.findPage('tools equipment', 1)).rows
    expect(store).toMatchObject({ kind: 'store', town: expect.stringMatching(/./) as string })
  })

  test('inactive items appear nowhere: not alone, in shops or in recipes', async () => {
    const off = ['shovel', 'gold-bar']
    const own = await openDatabase(':memory:')
    await fill(own, {
      ...content,
      items: content.items.map((item) => (off.includes(item.safe_name) ? { ...item, active: false } : item)),
      shops: content.shops.map((shop) => (shop.id === 7 ? { ...shop, active: false } : shop)),
      digsites: content.digsites.map((digsite) => (digsite.safe_name === 'south-hope' ? { ...digsite, active: false } : digsite)),
    })
    const { digsites, items, map, search, shops, thingPages, towns } = createQueries(own)
    const all = await items.listAll()
    expect(all).toHaveLength(content.items.length - off.length)
    expect(all.flatMap(({ stores }) => stores.map(({ id }) => id))).not.toContain(7)
    expect((await items.listAllLinks()).map(({ safe_name }) => safe_name)).not.toContain('shovel')
    expect((await items.listMatching('shovel')).map(({ name }) => name)).toEqual(['Improved Shovel'])
    expect(await items.findExact('shovel')).toBeUndefined()
    expect((await items.findDetails('gold-ore'))?.used_in.map(({ safe_name }) => safe_name)).not.toContain('gold-bar')
    expect(await shops.find(7)).toBeUndefined()
    const shelf = (await shops.find(2))?.inventory.map(({ name }) => name)
    expect(shelf).toContain('Big Pan')
    expect(shelf).not.toContain('Shovel')
    expect((await towns.listAll()).flatMap((town) => town.shops.map(({ id }) => id))).not.toContain(7)
    expect((await digsites.listAll()).map(({ name }) => name)).not.toContain('South Hope')
    expect((await map.listMarkers()).filter(({ id }) => ['shop-7', 'digsite-south-hope'].includes(id))).toEqual([])
    const pages = await thingPages.listAll()
    expect(pages.filter((page) => page === '/database/shovel' || page.endsWith('/7'))).toEqual([])
    expect((await search.suggest('shovel')).map(({ name }) => name)).not.toContain('Shovel')
    await own.close()
  })

  test('an item is found by its name in capitals, with its neighbors by name', async () => {
    const names = (await queries.items.listAll()).map(({ name }) => name)
    for (const [index, name] of names.entries()) {
      const { previous, next } = (await queries.items.findDetails(toSafeName(name).toUpperCase()))!
      expect([previous?.name, next?.name], name).toEqual([names[index - 1], names[index + 1]])
    }
  })

  test('the page of an item has the source of its price once', async () => {
    const fields = (await queries.itemPage.find('gold-ore'))?.sources.map(({ kind: of, field }) => `${of} ${field}`)
    expect(fields).toContain('item value')
    expect(fields).toContain('resource recipe')
    expect(fields).not.toContain('resource value')
  })

  test('the home page has the newest posts', async () => {
    const { posts, spotlight } = await queries.homePage.find()
    const all = await queries.news.listBlogPosts()
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    expect(posts.map(({ id }) => id)).toEqual(all.slice(0, 5).map(({ id }) => id))
    expect(spotlight).toBe((await queries.pages.findSite())?.embeds.spotlight)
  })

  test('the home page has the newest version, whose name is a number', async () => {
    const { newest_patch: newest } = await queries.homePage.find()
    const versions = (await queries.news.listPatchNoteDates()).map(({ version }) => version)
    expect(versions[0]).toBe('Console edition')
    expect(newest?.version).toBe(versions[1])
  })

  test('a page of prose has the data of its widgets, badges and questions', async () => {
    const { blueprints, logicElements, meta, mods, pages, questions, resources, wirings } = queries
    const has = (page: Page, name: string) => page.blocks.some((block) => 'widget' in block && block.widget === name)
    for (const page of await pages.listAll()) {
      const whole = await queries.prosePages.find(page.slug)
      expect(whole?.page).toEqual(page)
      expect(whole?.questions).toEqual(await questions.listOn(`pages/${page.slug}.md`))
      expect(whole?.blueprints).toEqual(has(page, 'blueprint-chain') ? await blueprints.listAll() : [])
      expect(whole?.resources).toEqual(has(page, 'blueprint-chain') || has(page, 'anvil-recipes') ? await resources.listAll() : [])
      expect(whole?.mods).toEqual(has(page, 'mod-links') || has(page, 'modder-profiles') ? await mods.listAll() : [])
      const recipes = await meta.listProvenanceOfFields('resource', ['recipe'])
      expect(whole?.sources.filter(({ kind: of }) => of === 'resource')).toEqual(has(page, 'anvil-recipes') ? recipes : [])
      for (const { options, widget } of page.blocks.flatMap((block) => ('widget' in block ? [block] : []))) {
        const part = (await logicElements.listAll()).filter(({ guide_part }) => guide_part === Number(options.part))
        if (widget === 'logic-elements') expect(whole?.logic_elements).toEqual(part)
        const wiring = (await wirings.listAll()).find(({ build }) => build === options.build)
        if (widget === 'wiring') expect(whole?.wirings).toContainEqual(wiring)
      }
      const html = page.blocks.map((block) => ('html' in block ? block.html : ''))
      expect(listCited(html)).toContain('item/gold-ore/value')
      expect(whole?.cited.map(nameOfCited).toSorted()).toEqual(listCited(html).toSorted())
    }
    expect(await queries.prosePages.find('no-such-page')).toBeUndefined()
  })

  test('the page of the versions has the data of the single calls', async () => {
    const { meta, news } = queries
    const { notes, dates, changes, sources } = await queries.patchNotesPage.find()
    expect(notes).toEqual(await news.listPatchNotes())
    expect(dates).toEqual(await news.listPatchNoteDates())
    expect(changes).toEqual(await news.listChanges())
    expect(sources).toEqual(await meta.listProvenanceOfFields('patch-note', ['date', 'changes']))
  })

  test('sources of a single field equal those of all things of the kind', async () => {
    const prices = await queries.meta.listProvenanceOfFields('item', ['value'])
    const some = prices.slice(0, 3)
    expect(await queries.meta.listCited([...some.map(nameOfCited), 'item/no-such-thing/value', 'item'])).toEqual(some)
    expect(await queries.meta.listCited([])).toEqual([])
  })
})
