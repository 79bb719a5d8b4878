import { pickRecipes } from '#model/crafting/pick-recipes.ts'
import { createRecipeBook } from '#model/crafting/recipes.ts'
import { findGoal } from '#model/items/item-planners.ts'
import type { AskedItemPage, WholeItemPage } from '#model/items/item-page.ts'
import type { Item, ItemDetails } from '#model/items/item.ts'
import { listCited } from '#model/pages/cited-marks.ts'
import type { ExplainedIn } from '#model/pages/explained-in.ts'
import type { ListedGuide } from '#model/pages/guide-list.ts'
import { toSearchSlug, deslugify } from '#model/text/slugs.ts'
import type { MapMarker } from '#model/map/map-marker.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { paths } from '#model/wiki/paths.ts'
import { seedBagPartner } from '#model/places/seed-bags.ts'
import type { Memoize } from '#queries/memoize-by-revision.ts'
import type { SubjectQueries } from '#queries/queries.ts'

type Subjects = Pick<
  SubjectQueries,
  | 'blueprints'
  | 'facts'
  | 'formerNames'
  | 'items'
  | 'logicElements'
  | 'map'
  | 'mentions'
  | 'meta'
  | 'news'
  | 'pages'
  | 'questions'
  | 'resources'
  | 'search'
  | 'shops'
>

/** All data of an item's page. */
export function itemPageQueries(queries: Subjects, memoize: Memoize) {
  const { blueprints, facts, formerNames, items, logicElements, map, mentions, meta, news, pages, questions, resources, search, shops } =
    queries
  /** Cached: every item's page uses them. */
  const readRecipes = () =>
    memoize('recipes', async () => {
      const sources = await meta.listProvenanceOfFields('resource', ['recipe'])
      const certaintyById = new Map(sources.map(({ id, certainty }) => [id, certainty]))
      const withCertainty = (await resources.listAll()).map((resource) => ({
        ...resource,
        recipe_certainty: certaintyById.get(resource.safe_name) ?? null,
      }))
      const all = { resources: withCertainty, blueprints: await blueprints.listAll() }
      const values = lookUpFacts(await facts.listAll())
      const ground = { ground: values.item('ground'), scrapMetal: values.item('scrap_metal') }
      return { ...all, book: createRecipeBook(all.resources, all.blueprints, ground) }
    })
  /** Questions about the item itself come first: a certainty note links to the first one that settles it. */
  const listQuestions = async (safeName: string, entries: readonly ProvenanceEntry[]) => {
    const [own, here] = await Promise.all([questions.listOf(entries), questions.listOn(paths.item(safeName))])
    return [...own, ...here.filter(({ slug }) => own.every((question) => question.slug !== slug))]
  }
  const readMarkers = () => memoize('markers', () => map.listMarkers())

  async function find(safeNameOrId: string): Promise<WholeItemPage | undefined> {
    const [details, item] = await Promise.all([items.findDetails(safeNameOrId), items.findExact(safeNameOrId)])
    if (!details || !item) return undefined
    const { safe_name, group, shop_role, found_at } = details
    const recipes = await readRecipes()
    const blueprint = recipes.blueprints.find(({ blueprint_item, output }) => blueprint_item === safe_name || output === safe_name)
    const isPlant = group === 'seed-bag' || group === 'crop'
    const ofItem = await meta.listProvenanceOfKinds(
      ['item', 'resource', 'logic-element', ...(found_at.length > 0 ? [group] : [])],
      safe_name,
    )
    const sources = ofItem.filter(({ kind, field }) => {
      // The price is sourced in the item's own file.
      if (kind === 'resource') return field !== 'value'
      // `guide_part` is not a fact of the game.
      if (kind === 'logic-element') return field !== 'guide_part'
      return kind === 'item' || field === 'digsite'
    })
    if (blueprint) sources.push(...(await meta.listProvenance('blueprint', blueprint.output)))
    return {
      item,
      details,
      ...pickRecipes(details, recipes, recipes.book),
      blueprint_count: recipes.blueprints.length,
      plan_goal: findGoal(details, recipes.blueprints),
      research_shop: (blueprint && (await shops.findStore(blueprint.research_shop))) ?? null,
      scrapyard: shop_role === 'sells' && group !== 'blueprint' ? ((await shops.findFirstOf('scrapyard')) ?? null) : null,
      element: (await logicElements.findOfItem(safe_name)) ?? null,
      partner: (isPlant ? await items.findDetails(seedBagPartner(safe_name)) : undefined) ?? null,
      places: pickPlaces(
        await readMarkers(),
        item,
        found_at,
        safe_name === recipes.book.ground?.safe_name || recipes.book.of(safe_name)?.process === 'wash',
      ),
      mentions: await mentions.listOfItem(safe_name),
      explained_in: await mentions.listExplaining(safe_name),
      sources,
      questions: await listQuestions(safe_name, sources),
      history: await news.listChangesOfItem(safe_name),
    }
  }

  /** Finds an item by its current or a former name; suggests others where there is none. */
  async function findByAnyName(requested: string): Promise<AskedItemPage> {
    const own = await find(requested)
    const current = own ? undefined : await formerNames.findNow('items', requested)
    const page = own ?? (current === undefined ? undefined : await find(current))
    if (!page) {
      const suggestions = await search.suggestNearestOfAll(toSearchSlug(deslugify(requested)))
      const nearest = suggestions.flatMap(({ kind, name, picture }) => (kind === 'item' ? [{ name, safe_name: picture }] : []))
      return { asked: requested, page: null, cited: [], guides: [], nearest }
    }
    const cited = await meta.listCited(listCited([page.details.advice, page.element?.explanation ?? '']))
    const guides = await pages.listGuides()
    return { asked: requested, page, cited, guides: page.explained_in.flatMap((mention) => toGuide(mention, guides)), nearest: [] }
  }

  return {
    find,
    /** Pages of several items by name, with cited facts and guides. */
    listByName: (names: readonly string[]): Promise<AskedItemPage[]> => Promise.all(names.map(findByAnyName)),
  }
}

/** A link to the section of a guide; none for pages of prose that are not guides. */
function toGuide({ page, title, section, heading }: ExplainedIn, guides: readonly ListedGuide[]) {
  const path = guides.find(({ slug }) => slug === page)?.path
  return path === undefined ? [] : [{ title, heading, path: section === '' ? path : `${path}#${section}` }]
}

/** Markers of the shops that trade in an item and of the digsites where it is found: all digsites, if it is washed from dirt. */
function pickPlaces(markers: readonly MapMarker[], { stores }: Item, foundAt: ItemDetails['found_at'], isDugUp: boolean): MapMarker[] {
  const digsites = isDugUp
    ? markers.flatMap(({ id, kind }) => (kind === 'digsite' ? id : []))
    : foundAt.map(({ safe_name }) => `digsite-${safe_name}`)
  return [...stores.map(({ id }) => `shop-${id}`), ...digsites].flatMap((id) => markers.find((marker) => marker.id === id) ?? [])
}
