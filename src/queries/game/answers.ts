import type { Database } from '#database/open-database.ts'
import { createRowReader } from '#database/stored-as.ts'
import { answerFacts } from '#model/answers/answer-facts.ts'
import { answerQuestion } from '#model/answers/answer-question.ts'
import type { DirectAnswer } from '#model/answers/answer.ts'
import type { AnswerData, AnswerItem } from '#model/answers/answer-data.ts'
import { createRecipeBook } from '#model/crafting/recipes.ts'
import { ItemRecord } from '#model/items/item.ts'
import { PatchNoteRecord } from '#model/news/news.ts'
import { guidePath } from '#model/pages/guide.ts'
import { Page } from '#model/pages/page.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { compareVersions } from '#model/news/version-order.ts'
import { leastCertain, toCertainty, type Certainty } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { SubjectQueries } from '#queries/queries.ts'
import { memoizeByRevision } from '../memoize-by-revision.ts'

const readNames = createRowReader(ItemRecord.pick({ alias: true, keywords: true, price_per_weight: true, prices: true }).shape)

const readHeadings = createRowReader(Page.pick({ slug: true, headings: true, guide: true }).shape)

const readChanges = createRowReader(PatchNoteRecord.pick({ changes: true }).shape)

type Subjects = Pick<SubjectQueries, 'blueprints' | 'facts' | 'map' | 'meta' | 'resources' | 'vehicles' | 'wirings'>

/** Direct answers to questions, and the data they are computed from. */
export function answerQueries(database: Database, { blueprints, facts, map, meta, resources, vehicles, wirings }: Subjects) {
  const { db } = database
  const memoize = memoizeByRevision(database)

  async function readCertainties(kind: string, fields: readonly string[]): Promise<Map<string, Certainty | null>> {
    const entries = await meta.listProvenanceOfFields(kind, fields)
    return new Map(entries.map(({ id, certainty }) => [id, toCertainty(certainty)]))
  }

  async function listItems(): Promise<AnswerItem[]> {
    const [rows, traded, certainties, described] = await Promise.all([
      db.selectFrom('item').where('active', '=', 1).where('modded', '=', 0).selectAll().orderBy('name').orderBy('id').execute(),
      db.selectFrom('item_shop').select(['item_id', 'shop_id']).orderBy('shop_id').execute(),
      readCertainties('item', ['shops']),
      readCertainties('item', ['description']),
    ])
    const shopsOf = Map.groupBy(traded, ({ item_id }) => item_id)
    return rows.map((row) => {
      const { alias, keywords, price_per_weight, prices } = readNames(row)
      const aliases = alias.split(',').map((name) => name.trim())
      return {
        id: row.id,
        name: row.name,
        other_names: [...aliases, ...keywords].filter(Boolean),
        group: row.group,
        path: paths.item(row.safe_name),
        safe_name: row.safe_name,
        value: row.value,
        value_certainty: row.value_certainty,
        value_version: row.value_version,
        prices,
        price_per_weight,
        shop_role: row.shop_role,
        description: row.description,
        description_certainty: described.get(row.safe_name) ?? null,
        shops: shopsOf.get(row.id)?.map(({ shop_id }) => shop_id) ?? [],
        shops_certainty: certainties.get(row.safe_name) ?? null,
      }
    })
  }

  async function listVehicles(): Promise<AnswerItem[]> {
    const [sold, certainties, shops] = await Promise.all([
      vehicles.listWithShops(),
      readCertainties('vehicle', ['price']),
      map.listMarkers(),
    ])
    return sold.map(({ name, safe_name, price, shop, model }) => ({
      id: null,
      name,
      group: 'vehicle',
      other_names: ['car', model].filter(Boolean),
      path: shops.find(({ id }) => id === `shop-${shop}`)?.path ?? paths.tool('vehicles'),
      safe_name,
      value: price,
      value_certainty: certainties.get(safe_name) ?? null,
      value_version: '',
      prices: [],
      price_per_weight: false,
      shop_role: 'sells',
      description: '',
      description_certainty: null,
      shops: [shop],
      shops_certainty: null,
    }))
  }

  async function listRecipes(): Promise<Pick<AnswerData, 'recipes' | 'products'>> {
    const [all, certainties] = await Promise.all([resources.listAll(), readCertainties('resource', ['recipe'])])
    const book = createRecipeBook(all, [], { ground: null, scrapMetal: null })
    const certaintyOf = ({ safe_name }: { safe_name: string }) => certainties.get(safe_name) ?? null
    return {
      recipes: (['smelt', 'cut', 'press'] as const).flatMap((process) =>
        book.by(process).map((recipe) => {
          const { name, safe_name, ingredients } = recipe
          return { name, safe_name, process, from: ingredients.map((ingredient) => ingredient.name), certainty: certaintyOf(recipe) }
        }),
      ),
      products: all.flatMap(({ safe_name }) =>
        [...Map.groupBy(book.from(safe_name), ({ process }) => process)].map(([process, products]) => {
          return { item: safe_name, process, makes: products.map(({ name }) => name), certainty: leastCertain(products.map(certaintyOf)) }
        }),
      ),
    }
  }

  async function listDigsites(): Promise<AnswerData['digsites']> {
    const [rows, ofPrice, ofDepth] = await Promise.all([
      db.selectFrom('digsite').where('active', '=', 1).select(['name', 'safe_name', 'price', 'depth']).orderBy('id').execute(),
      readCertainties('digsite', ['price']),
      readCertainties('digsite', ['depth']),
    ])
    return rows.map(({ name, safe_name, price, depth }) => ({
      name,
      price: price * hundredthsPerCoin,
      depth,
      price_certainty: ofPrice.get(safe_name) ?? null,
      depth_certainty: ofDepth.get(safe_name) ?? null,
    }))
  }

  async function listBuilds(items: readonly AnswerItem[]): Promise<AnswerData['builds']> {
    const [all, certainties, guides] = await Promise.all([
      wirings.listAll(),
      readCertainties('wiring', ['edges']),
      db.selectFrom('page').select(['slug', 'headings', 'guide']).where('guide', 'is not', null).execute(),
    ])
    // A guide that only names a build has it below a heading, under "More builds".
    const explained = guides
      .map((row) => readHeadings(row))
      .flatMap(({ slug, headings, guide }) =>
        headings.flatMap(({ id, depth }) => (guide && depth === 2 ? [[id, `${guidePath(slug, guide)}#${id}`] as const] : [])),
      )
    const pathOf = new Map(explained)
    const nameOf = new Map(items.map(({ safe_name, name }) => [safe_name, name]))
    return all.map(({ build, title, nodes }) => ({
      build,
      title,
      path: pathOf.get(build) ?? paths.guide('hydro-logic', 'build-examples'),
      parts: [...Map.groupBy(nodes, ({ item }) => nameOf.get(item))].flatMap(([name, same]) =>
        name === undefined ? [] : [{ name, count: same.length }],
      ),
      certainty: certainties.get(build) ?? null,
    }))
  }

  async function listVersions(): Promise<AnswerData['versions']> {
    const rows = await db
      .selectFrom('patch_note')
      .where('active', '=', 1)
      .select(['id', 'version', 'summary', 'timestamp', 'date_kind', 'changes'])
      .execute()
    return rows.map((row) => ({ ...row, ...readChanges(row) }))
  }

  async function readData(): Promise<AnswerData> {
    const [items, sold, craft, chain, markers, allFacts, shops, finds, digsites, versions] = await Promise.all([
      listItems(),
      listVehicles(),
      listRecipes(),
      blueprints.listAll(),
      map.listMarkers(),
      facts.listAll(),
      db
        .selectFrom('shop')
        .innerJoin('town', 'town.town_safe_name', 'shop.town')
        .where('shop.active', '=', 1)
        .select(['shop.id', 'shop.name', 'town.name as town'])
        .orderBy('shop.id')
        .execute(),
      db
        .selectFrom('find')
        .innerJoin('digsite', 'digsite.safe_name', 'find.digsite')
        .select(['find.item', 'digsite.name as digsite', 'find.certainty'])
        .orderBy('find.item')
        .orderBy('digsite.name')
        .execute(),
      listDigsites(),
      listVersions(),
    ])
    return {
      items: [...items, ...sold],
      builds: await listBuilds(items),
      shops,
      blueprints: chain.map(({ name, output, require_item, require_weight, research_shop, require_certainty }) => {
        return { name, output, require_item, require_weight, research_shop, require_certainty }
      }),
      ...craft,
      finds,
      digsites,
      places: markers.map(({ id, kind, name, place, path, x, y }) => ({ id, kind, name, place, path, x, y })),
      facts: allFacts
        .filter(({ key }) => answerFacts.includes(key))
        .map(({ key, value, certainty, version }) => ({ key, value, certainty, version })),
      versions: versions.toSorted((a, b) => compareVersions(b.version, a.version)),
    }
  }

  const findData = () => memoize('answer data', readData)
  return {
    findData,
    /** `question`: words separated by spaces or hyphens. */
    async findAnswer(question: string): Promise<DirectAnswer | undefined> {
      return answerQuestion(question, await findData())
    },
  }
}
