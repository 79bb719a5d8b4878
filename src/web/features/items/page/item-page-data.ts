import type { ApiClient } from '#api-client/api-client.ts'
import { growCraftingTree } from '#model/crafting/crafting-tree.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { listExplanations } from '#model/items/item-explanations.ts'
import { findGoal } from '#model/items/item-planners.ts'
import type { ItemDetails, ItemLink } from '#model/items/item.ts'
import type { MapMarker } from '#model/map/map-marker.ts'
import { findOdds, toOdds } from '#model/items/drop-chances.ts'
import { createRecipeBook } from '#model/crafting/recipes.ts'
import { seedBagPartner } from '#model/places/seed-bags.ts'
import type { Store } from '#model/places/shop.ts'
import type { Town } from '#model/places/town.ts'
import { pickMarkers, type PlaceOnMap } from '#web/features/map/on-the-map.tsx'

/** Everything the page of an item shows, asked of the API at once and brought together by the rules of the game. */
export async function loadItemPage(api: ApiClient, details: ItemDetails) {
  const { safe_name, name } = details
  const partnerName = details.group === 'seed-bag' || details.group === 'crop' ? seedBagPartner(safe_name) : null
  const [item, facts, resources, blueprints, elements, towns, partner, itemSources, recipeSources, placeSources, markers, mentions] =
    await Promise.all([
      api.item(safe_name),
      api.facts(),
      api.resources(),
      api.blueprints(),
      api.logicElements(),
      api.towns(),
      partnerName ? api.itemDetails(partnerName) : undefined,
      api.provenance('item', safe_name),
      api.provenance('resource', safe_name),
      details.found_at.length > 0 ? api.provenance(details.group, safe_name) : [],
      api.mapMarkers(),
      api.itemMentions(safe_name),
    ])
  const known = lookUpFacts(facts)
  const ground = known.item('ground')
  const book = createRecipeBook(resources, blueprints, { ground, scrapMetal: known.item('scrap_metal') })
  const odds = toOdds(known)
  const shops = listShops(towns)
  const explanations = listExplanations(details)
  const blueprint = blueprints.find(({ blueprint_item, output }) => blueprint_item === safe_name || output === safe_name) ?? null
  const made = book.of(safe_name)
  const prices = new Map(details.used_in.map((link): [string, ItemLink] => [link.safe_name, link]).concat([[safe_name, details]]))

  return {
    details,
    id: item?.id ?? 0,
    stores: item?.stores ?? [],
    facts,
    explanations,
    odds: explanations.includes('odds') || findOdds(odds, safe_name) ? odds : [],
    dropChance: findOdds(odds, safe_name) ?? null,
    tree: growCraftingTree({ name, safe_name }, book),
    type: resources.find((resource) => resource.safe_name === safe_name)?.type ?? null,
    smeltsInto: book.from(safe_name).find((recipe) => recipe.process === 'smelt') ?? null,
    recipes: [...(made ? [made] : []), ...book.from(safe_name)].map((recipe) => ({
      ...recipe,
      link: prices.get(recipe.safe_name) ?? null,
    })),
    /** What is made with this tool or machine. */
    work: details.process ? { process: details.process, recipes: book.by(details.process) } : null,
    blueprint,
    blueprintCount: blueprints.length,
    /** What the blueprint planner opens with; null where no blueprint has to do with the item. */
    planGoal: findGoal(details, blueprints),
    nameOf: blueprint ? namesFor([blueprint.craft_bar, blueprint.require_item], resources) : {},
    researchShop: shops.find(({ id }) => id === blueprint?.research_shop) ?? null,
    scrapyard:
      details.shop_role === 'sells' && details.group !== 'blueprint'
        ? (shops.find(({ category }) => category === 'scrapyard') ?? null)
        : null,
    places: listPlaces(markers, {
      stores: item?.stores ?? [],
      digsites: details.found_at,
      dugUp: safe_name === ground?.safe_name || made?.process === 'wash',
    }),
    mentions,
    element: elements.find((element) => element.item === safe_name) ?? null,
    partner: partner ?? null,
    // The price stands in the item's own file; the resource record repeats it.
    sources: [
      ...itemSources,
      ...recipeSources.filter(({ field }) => field !== 'value'),
      ...placeSources.filter(({ field }) => field === 'digsite'),
      ...(blueprint ? await api.provenance('blueprint', blueprint.output) : []),
    ],
  }
}
export type ItemPageData = Awaited<ReturnType<typeof loadItemPage>>

function listShops(towns: readonly Town[]): Store[] {
  return towns.flatMap(({ name, town_safe_name, shops }) =>
    shops.map(({ id, name: shop, safe_name, category, modded }) => ({
      id,
      name: shop,
      safe_name,
      modded,
      town: { name, town_safe_name },
      category,
    })),
  )
}

/** The shops that trade in an item and the digsites where it lies: all of them, when it is washed out of dirt. */
function listPlaces(
  markers: MapMarker[],
  { stores, digsites, dugUp }: { stores: Store[]; digsites: ItemDetails['found_at']; dugUp: boolean },
): PlaceOnMap[] {
  const everywhere = markers.filter(({ kind }) => kind === 'digsite').map(({ id }) => id)
  const ids = [...stores.map(({ id }) => `shop-${id}`), ...(dugUp ? everywhere : digsites.map((site) => `digsite-${site.safe_name}`))]
  // Only what is drawn goes with the page.
  return pickMarkers(markers, ids).map(({ id, kind, name, safe_name, place, x, y }) => ({ id, kind, name, safe_name, place, x, y }))
}

function namesFor(safeNames: string[], resources: readonly { name: string; safe_name: string }[]): Record<string, string> {
  return Object.fromEntries(
    safeNames.map((safeName) => [safeName, resources.find(({ safe_name }) => safe_name === safeName)?.name ?? safeName]),
  )
}
