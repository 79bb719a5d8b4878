import type { ApiClient } from '#api-client/api-client.ts'
import { growCraftingTree } from '#model/crafting/crafting-tree.ts'
import { createRecipeBook } from '#model/crafting/recipes.ts'
import { findOdds, toOdds } from '#model/items/drop-chances.ts'
import { listExplanations } from '#model/items/item-explanations.ts'
import { listShortFacts, tradeLabels } from '#model/items/short-facts.ts'
import type { AskedItemPage, WholeItemPage } from '#model/items/item-page.ts'
import type { Product } from '#model/items/item.ts'
import type { Fact } from '#model/wiki/fact.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { toCitedFacts } from '#web/features/certainty/cited-facts.ts'
import type { PlaceOnMap } from '#web/features/map/on-the-map.tsx'

const maxGuides = 3

type FoundItemPage = AskedItemPage & { page: WholeItemPage }

export const isFound = (answer: AskedItemPage): answer is FoundItemPage => answer.page !== null

/** Loads all data of an item's page. */
export const loadItemPage = async (api: ApiClient, answer: FoundItemPage) => toItemPage(answer, await api.facts())

/** Combines an item's API response with the facts that all pages share. */
export function toItemPage({ page, cited, guides }: FoundItemPage, facts: Fact[]) {
  const { item, details, resources, blueprints } = page
  const { safe_name, name } = details
  const lookup = lookUpFacts(facts)
  const ground = { ground: lookup.item('ground'), scrapMetal: lookup.item('scrap_metal') }
  const book = createRecipeBook(resources, blueprints, ground)
  const tree = growCraftingTree({ name, safe_name }, book)
  const odds = toOdds(lookup)
  const explanations = listExplanations(details)
  const blueprint = blueprints.find(({ blueprint_item, output }) => blueprint_item === safe_name || output === safe_name) ?? null
  const ownRecipe = book.of(safe_name)
  const prices = new Map([...details.used_in, details].map((link): [string, Product] => [link.safe_name, link]))

  return {
    details,
    id: item.id,
    stores: item.stores,
    facts,
    explanations,
    odds: explanations.includes('odds') || findOdds(odds, safe_name) ? odds : [],
    dropChance: findOdds(odds, safe_name) ?? null,
    tree,
    /** How to get it and what it is used for, unless its page begins with a tree or steps that say so. The stores have a section. */
    shortFacts:
      tree || blueprint ? [] : listShortFacts(page, ground).filter(({ label }) => !Object.values<string>(tradeLabels).includes(label)),
    // Items that are neither made nor washed have a type only in the game's records: to a player, scrap metal is no ore.
    type: ownRecipe && ownRecipe.type !== 'research' ? ownRecipe.type : null,
    smeltsInto: book.from(safe_name).find((recipe) => recipe.process === 'smelt') ?? null,
    recipes: [...(ownRecipe ? [ownRecipe] : []), ...book.from(safe_name)].map((recipe) => ({
      ...recipe,
      link: prices.get(recipe.safe_name) ?? null,
    })),
    /** What the reader makes with this tool or machine. */
    work: details.process ? { process: details.process, recipes: book.by(details.process) } : null,
    blueprint,
    blueprintCount: page.blueprint_count,
    planGoal: page.plan_goal,
    itemName: blueprint ? namesFor([blueprint.craft_bar, blueprint.require_item], resources) : {},
    researchShop: page.research_shop,
    scrapyard: page.scrapyard,
    // Only the fields the page renders.
    places: page.places.map(pickPlace),
    mentions: page.mentions,
    guides: guides.slice(0, maxGuides),
    element: page.element,
    partner: page.partner,
    sources: page.sources,
    /** Sources of the badges in its texts. */
    cited: toCitedFacts(cited),
    questions: page.questions,
    history: page.history,
  }
}
export type ItemPageData = ReturnType<typeof toItemPage>

function pickPlace({ id, kind, name, safe_name, place, x, y, exact, path, place_certainty }: PlaceOnMap): PlaceOnMap {
  return { id, kind, name, safe_name, place, x, y, exact, path, place_certainty }
}

function namesFor(safeNames: string[], resources: readonly { name: string; safe_name: string }[]): Record<string, string> {
  return Object.fromEntries(
    safeNames.map((safeName) => [safeName, resources.find(({ safe_name }) => safe_name === safeName)?.name ?? safeName]),
  )
}
