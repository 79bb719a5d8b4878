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

type Asked = Pick<
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

/** Everything the page of an item shows, from one question. */
export function itemPageQueries(queries: Asked, memoize: Memoize) {
  const { blueprints, facts, formerNames, items, logicElements, map, mentions, meta, news, pages, questions, resources, search, shops } =
    queries
  /** The same few records lie behind every item's page. */
  const readRecipes = () =>
    memoize('recipes', async () => {
      const sources = await meta.listProvenanceOfFields('resource', ['recipe'])
      const certaintyById = new Map(sources.map(({ id, certainty }) => [id, certainty]))
      const withCertainty = (await resources.listAll()).map((one) => ({
        ...one,
        recipe_certainty: certaintyById.get(one.safe_name) ?? null,
      }))
      const all = { resources: withCertainty, blueprints: await blueprints.listAll() }
      const known = lookUpFacts(await facts.listAll())
      const ground = { ground: known.item('ground'), scrapMetal: known.item('scrap_metal') }
      return { ...all, book: createRecipeBook(all.resources, all.blueprints, ground) }
    })
  /** Those about the item itself come first: the note of a mark leads to the first that settles it. */
  const listQuestions = async (safeName: string, entries: readonly ProvenanceEntry[]) => {
    const [own, here] = await Promise.all([questions.listOf(entries), questions.listOn(paths.item(safeName))])
    return [...own, ...here.filter(({ slug }) => own.every((one) => one.slug !== slug))]
  }
  const readMarkers = () => memoize('markers', () => map.listMarkers())

  async function find(safeNameOrId: string): Promise<WholeItemPage | undefined> {
    const [details, item] = await Promise.all([items.findDetails(safeNameOrId), items.findExact(safeNameOrId)])
    if (!details || !item) return undefined
    const { safe_name, group, shop_role, found_at } = details
    const recipes = await readRecipes()
    const blueprint = recipes.blueprints.find(({ blueprint_item, output }) => blueprint_item === safe_name || output === safe_name)
    const isPlant = group === 'seed-bag' || group === 'crop'
    const sources = await Promise.all([
      meta.listProvenance('item', safe_name),
      // The price stands in the item's own file; the resource record repeats it.
      meta.listProvenance('resource', safe_name).then((entries) => entries.filter(({ field }) => field !== 'value')),
      // Which page of the guide it stands on is no fact of the game.
      meta.listProvenance('logic-element', safe_name).then((entries) => entries.filter(({ field }) => field !== 'guide_part')),
      found_at.length > 0
        ? meta.listProvenance(group, safe_name).then((entries) => entries.filter(({ field }) => field === 'digsite'))
        : [],
      blueprint ? meta.listProvenance('blueprint', blueprint.output) : [],
    ])
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
      sources: sources.flat(),
      questions: await listQuestions(safe_name, sources.flat()),
      history: await news.listChangesOfItem(safe_name),
    }
  }

  /** An item as somebody names it, by its former name as well. */
  async function findAsked(asked: string): Promise<AskedItemPage> {
    const own = await find(asked)
    const present = own ? undefined : await formerNames.findNow('items', asked)
    const now = own ?? (present === undefined ? undefined : await find(present))
    if (!now) {
      const near = await search.suggestNearestOfAll(toSearchSlug(deslugify(asked)))
      const nearest = near.flatMap(({ kind, name, picture }) => (kind === 'item' ? [{ name, safe_name: picture }] : []))
      return { asked, page: null, cited: [], guides: [], nearest }
    }
    const cited = await meta.listCited(listCited([now.details.advice, now.element?.explanation ?? '']))
    const guides = await pages.listGuides()
    return { asked, page: now, cited, guides: now.explained_in.flatMap((one) => toGuide(one, guides)), nearest: [] }
  }

  return {
    find,
    /** Of each name that is asked for, the page with what stands beside it. */
    listAsked: (names: readonly string[]): Promise<AskedItemPage[]> => Promise.all(names.map(findAsked)),
  }
}

/** Where the guides speak of it: of the pages of prose, those that are guides. */
function toGuide({ page, title, section, heading }: ExplainedIn, guides: readonly ListedGuide[]) {
  const path = guides.find(({ slug }) => slug === page)?.path
  return path === undefined ? [] : [{ title, heading, path: section === '' ? path : `${path}#${section}` }]
}

/** The shops that trade in an item and the digsites where it lies: all of them, when it is washed out of dirt. */
function pickPlaces(markers: readonly MapMarker[], { stores }: Item, foundAt: ItemDetails['found_at'], isDugUp: boolean): MapMarker[] {
  const digsites = isDugUp
    ? markers.flatMap(({ id, kind }) => (kind === 'digsite' ? id : []))
    : foundAt.map(({ safe_name }) => `digsite-${safe_name}`)
  return [...stores.map(({ id }) => `shop-${id}`), ...digsites].flatMap((id) => markers.find((marker) => marker.id === id) ?? [])
}
