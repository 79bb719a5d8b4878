import type { Blueprint } from './blueprint.ts'
import { type Process, type Recipe, type RecipeBook, type Thing } from './recipes.ts'
import type { Resource } from './resource.ts'

/** An item, and the process it is a tool for ('' for none). */
type MadeWith = { safe_name: string; process: Process | '' }
type Records<Entry extends Resource & Thing> = { resources: Entry[]; blueprints: Blueprint[] }

/**
 * Picks the records that a recipe book of one item needs: how the item is made, down to the ground, what is made from it in two steps, and
 * for a tool everything that is made with it.
 */
export function pickRecipes<Entry extends Resource & Thing>(
  item: MadeWith,
  { resources, blueprints }: Records<Entry>,
  book: RecipeBook,
): Records<Entry> {
  const recipes = listRecipes(item, book)
  const products = new Set([item.safe_name, ...recipes.map(({ safe_name }) => safe_name)])
  const own = blueprints.filter(({ output, blueprint_item }) => products.has(output) || products.has(blueprint_item))
  const named = new Set([
    ...products,
    ...recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ safe_name, or }) => [safe_name, ...or.map((other) => other.safe_name)])),
    ...own.flatMap(({ craft_bar, require_item }) => [craft_bar, require_item]),
  ])
  return { resources: resources.filter(({ safe_name }) => named.has(safe_name)), blueprints: own }
}

function listRecipes({ safe_name: item, process }: MadeWith, book: RecipeBook): Recipe[] {
  const next = book.from(item)
  return [
    ...listWayHere(item, book),
    ...next,
    ...next.flatMap(({ safe_name }) => book.from(safe_name)),
    ...(process ? book.by(process) : []),
  ]
}

/** Recipes of an item and everything it is made from, without the research of blueprints. */
function listWayHere(item: string, book: RecipeBook): Recipe[] {
  const way = new Map<string, Recipe>()
  const addRecipes = (safeName: string) => {
    const recipe = book.of(safeName)
    if (!recipe || way.has(safeName)) return
    way.set(safeName, recipe)
    if (recipe.process === 'research' && safeName !== item) return
    for (const ingredient of recipe.ingredients) addRecipes(ingredient.safe_name)
  }
  addRecipes(item)
  return [...way.values()]
}
