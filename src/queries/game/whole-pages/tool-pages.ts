import { toAnvilRecipes } from '#model/crafting/anvil-recipes.ts'
import { toOdds } from '#model/items/drop-chances.ts'
import { listShovels } from '#model/items/shovels.ts'
import type { ListPlanAnswer } from '#model/lists/list-plan.ts'
import { toGoods } from '#model/tools/sell/sold-by-weight.ts'
import type { ShopCategory, Store } from '#model/places/shop.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { listBlasts } from '#model/tools/explosions/explosions.ts'
import { toPricedParts } from '#model/tools/rig/priced-parts.ts'
import { toRigRules } from '#model/tools/rig/rig-rules.ts'
import { stockGroups, toStockGoods } from '#model/tools/sell/stock-goods.ts'
import type { RigEntry, StockBoard, ThingSources, WholeNowPage, WholeToolPage } from '#model/game/calls/tool-pages.ts'
import { lookUpFacts, toFactFile } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import type { SubjectQueries } from '#queries/queries.ts'
import { listToolFacts } from './facts-of-tool.ts'

type Subjects = Pick<SubjectQueries, 'blueprints' | 'facts' | 'items' | 'map' | 'meta' | 'questions' | 'resources' | 'towns' | 'vehicles'>
type Parts = Partial<Omit<WholeToolPage, 'questions'>>
type Named = { id: string; name: string }

/** All data of the pages of calculators and planners. */
export function toolPageQueries({ blueprints, facts, items, map, meta, questions, resources, towns, vehicles }: Subjects) {
  const readFacts = async () => lookUpFacts(await facts.listAll())

  async function listSources(kind: string, things: readonly Named[]): Promise<ThingSources[]> {
    if (things.length === 0) return []
    const entries = await meta.listProvenanceOfThings(
      kind,
      things.map(({ id }) => id),
    )
    const of = Map.groupBy(entries, ({ id }) => id)
    return things.map(({ id, name }) => ({ name, entries: of.get(id) ?? [] }))
  }

  /** The shops of a category in unmodded towns. */
  async function listStores(requested: ShopCategory): Promise<Store[]> {
    return (await towns.listVanilla()).flatMap(({ name: town_name, town_safe_name, shops }) =>
      shops
        .filter(({ category }) => category === requested)
        .map(({ id, name, safe_name, modded, category }) => ({
          id,
          name,
          safe_name,
          modded,
          category,
          town: { name: town_name, town_safe_name },
        })),
    )
  }

  async function listRigEntries(): Promise<RigEntry[]> {
    const driven = (await vehicles.listWithShops()).flatMap(({ rig, ...vehicle }) => (rig ? [{ ...vehicle, rig }] : []))
    const names = driven.map(({ safe_name }) => safe_name)
    const prices = (await meta.listProvenanceOfFields('vehicle', ['price'], names)).filter(({ field }) => field === 'price')
    const priced = new Map(prices.map(({ id, certainty }) => [id, certainty]))
    return [
      ...(await items.listRigItems()).map(({ safe_name, id, name, value, value_certainty, value_version, rig }) => {
        return { safe_name, id, name, price: value, price_certainty: value_certainty, price_version: value_version, rig }
      }),
      ...driven.map(({ safe_name, name, price, rig }) => {
        return { safe_name, id: null, name, price, price_certainty: priced.get(safe_name) ?? null, price_version: '', rig }
      }),
    ]
  }

  /** The sources of the prices of all parts of a rig. */
  async function listRigPrices(): Promise<ThingSources[]> {
    const rules = toRigRules(await readFacts(), toPricedParts(await listRigEntries()))
    if (!rules) return []
    const things = [...Object.values(rules.parts), ...rules.drills]
    const keysOf = (isItem: boolean) => things.filter(({ id }) => (id !== null) === isItem).map(({ safe_name }) => safe_name)
    const entries = [
      ...(await meta.listProvenanceOfFields('item', ['value'], keysOf(true))).filter(({ field }) => field === 'value'),
      ...(await meta.listProvenanceOfFields('vehicle', ['price'], keysOf(false))),
    ]
    const of = Map.groupBy(entries, ({ id }) => id)
    return things.map(({ safe_name, name }) => ({
      name,
      entries: (of.get(safe_name) ?? []).map((entry) => ({ ...entry, field: 'price' })),
    }))
  }

  /** Readers of a tool's data beside its facts, by slug. A Map, because an object would answer to "__proto__". */
  const ownParts = new Map<string, () => Promise<Parts>>(
    Object.entries({
      explosions: async () => {
        const blasts = listBlasts(await facts.listAll())
        return {
          sources: await listSources(
            'fact',
            blasts.map(({ fact, name }) => ({ id: toFactFile(fact), name: `Radii of ${name}` })),
          ),
          items: await items.listLinks(blasts.map(({ item }) => item)),
        }
      },
      'blueprint-planner': async () => ({
        sources: await listSources(
          'blueprint',
          (await blueprints.listAll()).map(({ output, name }) => ({ id: output, name })),
        ),
      }),
      'ore-odds': async () => ({ items: await items.listLinks(toOdds(await readFacts()).flatMap((odds) => odds.items)) }),
      'weight-value': async () => ({ items: await items.listSoldByWeight() }),
      rig: async () => ({ sources: await listRigPrices() }),
      scrap: async () => ({ stores: await listStores('scrapyard') }),
      sell: async () => ({ stores: await listStores('stocks') }),
    }),
  )

  async function findStockBoard(): Promise<StockBoard> {
    const [values, records] = [await readFacts(), await resources.listAll()]
    const recipes = toAnvilRecipes(records)
    const traded = [...(await items.listOfGroups(stockGroups(values))), ...(await items.listSoldByWeight())]
    const goods = toStockGoods(values, records, traded)
    const keys = new Set(goods.map(({ key }) => key))
    return { goods, unlisted: recipes.map(({ name }) => name).filter((name) => !keys.has(name.toLowerCase())) }
  }

  return {
    /** Undefined for an unknown slug. */
    async find(slug: string): Promise<WholeToolPage | undefined> {
      const [toolFacts, readParts] = [listToolFacts(slug), ownParts.get(slug)]
      if (!toolFacts && !readParts) return undefined
      const { sources = [], items: shown = [], stores = [] } = (await readParts?.()) ?? {}
      return {
        sources: [...(await listSources('fact', toolFacts ?? [])), ...sources],
        questions: await questions.listOn(paths.tool(slug)),
        items: shown,
        stores,
      }
    },
    listRigEntries,
    findStockBoard,

    async findNowPage(): Promise<WholeNowPage> {
      const chain = await blueprints.listAll()
      const required = new Set(chain.flatMap(({ require_item, craft_bar }) => [require_item, craft_bar]))
      return {
        blueprints: chain,
        resources: (await resources.listAll()).filter(({ safe_name }) => required.has(safe_name)),
        goods: (await findStockBoard()).goods,
      }
    },

    async findListPlan(): Promise<ListPlanAnswer> {
      const [markers, rows, records, values] = await Promise.all([
        map.listMarkers(),
        items.listSoldByWeight(),
        resources.listAll(),
        readFacts(),
      ])
      const odds = toOdds(values)
      const stock = 'stock_base_prices_per_weight'
      const fish = values.numbers(stock)?.fish
      const goods = toGoods(rows, records, odds, fish === undefined ? null : { value: fish * hundredthsPerCoin, mark: values.mark(stock) })
      return {
        shops: markers.flatMap(({ id, x, y }) => (id.startsWith('shop-') ? { id: Number(id.slice('shop-'.length)), x, y } : [])),
        towns: markers.flatMap(({ kind, name, x, y }) => (kind === 'town' ? { name, x, y } : [])),
        goods: goods.map(({ isSeveral, ...good }) => ({ ...good, is_several: isSeveral })),
        odds: odds.map(({ items: of, ...odd }) => ({ ...odd, items: [...of] })),
        shovels: listShovels(values),
        find_weight: values.number('assumed_find_weight'),
      }
    },
  }
}
