import { markOfNeeds, type Recipe } from '#model/crafting/recipes.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import { factLines, pickFactFields } from '#web/features/items/page/item-facts.tsx'
import type { ItemPageData } from '#web/features/items/page/item-page-data.ts'

/** Data of one item in a comparison. */
export type ComparedItem = ReturnType<typeof toCompared>

/** Provenance fields whose certainty badges the comparison shows. */
const markedLines: readonly string[] = [...factLines, 'shops']

const markOfRecipe = (recipe: Recipe | undefined) => (recipe ? markOfNeeds(recipe) : null)

export function toCompared({ details, type, smeltsInto, dropChance, mentions, sources, stores, recipes }: ItemPageData) {
  const { name, name_certainty, safe_name, description, description_certainty, value, value_certainty, value_version, price_per_weight } =
    details
  const { shop_role, used_in, found_at } = details
  return {
    details: {
      name,
      name_certainty,
      safe_name,
      description,
      description_certainty,
      value,
      value_certainty,
      value_version,
      price_per_weight,
      ...pickFactFields(details),
      shop_role,
      found_at,
      used_in: used_in.map((product) => ({
        name: product.name,
        mark: markOfRecipe(recipes.find((recipe) => recipe.safe_name === product.safe_name)),
      })),
    },
    type,
    smeltsInto: smeltsInto && { name: smeltsInto.name, safe_name: smeltsInto.safe_name, mark: smeltsInto.mark },
    dropChance,
    mentions: mentions.flatMap(({ brought, path }) => (brought ? [{ brought, path }] : [])),
    sources: sources.flatMap(({ kind, field, certainty }) =>
      kind === 'item' && markedLines.includes(lineOf(field)) ? [{ kind, field, certainty }] : [],
    ),
    stores: stores.map((store) => ({ id: store.id, name: store.name, safe_name: store.safe_name, town: store.town })),
    recipe: recipes.find((recipe) => recipe.safe_name === safe_name) ?? null,
  }
}
