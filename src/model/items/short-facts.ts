import { familyName } from '#model/crafting/crafting-tree.ts'
import { createRecipeBook, processes, type Recipe, type RecipeGround } from '#model/crafting/recipes.ts'
import { toMark, worstMark, type Mark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import type { WholeItemPage } from './item-page.ts'

/** A row of an item's card: "Sell: Stock Market, Jeweler". */
export type ShortFact = { label: string; parts: { text: string; path?: string; mark?: Mark | null }[]; mark: Mark | null }
type PageFields = Pick<WholeItemPage, 'resources' | 'blueprints'> & {
  details: Pick<WholeItemPage['details'], 'safe_name' | 'process' | 'group' | 'shop_role' | 'found_at'>
  item: Pick<WholeItemPage['item'], 'stores'>
  partner: Pick<WholeItemPage['details'], 'name' | 'safe_name'> | null
  sources: readonly Pick<WholeItemPage['sources'][number], 'kind' | 'field' | 'certainty'>[]
}
type Parts = ShortFact['parts']

/** Maximum of things in a row. */
const maxListed = 4
/** Labels of the row with the shops, by what they do with the item. */
export const tradeLabels = { sells: 'Buy', buys: 'Sell', gives: 'Given by', none: '' } as const

/** Who trades in an item, how to get it, and what it is used for; without rows that the wiki has no data for. */
export function listShortFacts(page: PageFields, ground: RecipeGround): ShortFact[] {
  const { details, item, resources, blueprints, partner, sources } = page
  const book = createRecipeBook(resources, blueprints, ground)
  const isGuessed = sources.some(({ kind, field, certainty }) => kind === 'item' && lineOf(field) === 'shops' && certainty === 'guess')
  const recipe = book.of(details.safe_name)
  const products = details.process ? book.by(details.process) : book.from(details.safe_name)
  const grown = partner && { text: partner.name, path: paths.item(partner.safe_name) }
  const rows: ShortFact[] = [
    { label: tradeLabels[details.shop_role], parts: listShops(item.stores), mark: isGuessed ? 'guess' : null },
    {
      label: 'Get',
      parts:
        grown && details.group === 'crop' ? [{ text: 'Grow ' }, grown] : recipe ? describeRecipe(recipe) : listDigsites(details.found_at),
      mark: recipe ? recipe.mark : worstMark(details.found_at.map(({ certainty }) => toMark(certainty))),
    },
    {
      label: details.process ? 'Gives' : 'Used for',
      parts: grown && details.group === 'seed-bag' ? [grown] : listProducts(products),
      // Each product has its own.
      mark: null,
    },
  ]
  return rows.filter(({ label, parts }) => label !== '' && parts.length > 0)
}

/** Shops of the same name in several towns are named once. */
function listShops(stores: PageFields['item']['stores']): Parts {
  const named = [...Map.groupBy(stores, ({ name }) => name)].map(([name, [store, ...others]]) =>
    store && others.length === 0 ? { text: `${name}, ${store.town.name}`, path: paths.shop(store) } : { text: name },
  )
  return joinParts(named)
}

/** "Smelt Gold Ore", "Smith Gold Bar + Emerald" */
function describeRecipe({ process, ingredients }: Recipe): Parts {
  const things = ingredients.map(({ name, safe_name }) => ({ text: name, path: paths.item(safe_name) }))
  return [{ text: `${process === 'research' ? 'Hand in' : processes[process].name} ` }, ...joinParts(things, ' + ')]
}

function listDigsites(digsites: PageFields['details']['found_at']): Parts {
  if (digsites.length === 0) return []
  return [{ text: 'Dig at ' }, ...joinParts(digsites.map(({ name, safe_name }) => ({ text: name, path: paths.digsite(safe_name) })))]
}

/** "Bracelet, rings, necklaces and 2 more": things of a family are named together, unless all are of one. */
function listProducts(products: readonly Recipe[]): Parts {
  const byFamily = Map.groupBy(products, familyName)
  const groups = byFamily.size === 1 ? Map.groupBy(products, ({ name }) => name) : byFamily
  const families = [...groups].map(([family, members]) => {
    const mark = worstMark(members.map((product) => product.mark))
    const [first, ...others] = members
    return first && others.length === 0
      ? { text: first.name, path: paths.item(first.safe_name), mark }
      : { text: family.toLowerCase(), mark }
  })
  // "and 1 more" is as long as the fifth name.
  if (families.length <= maxListed + 1) return joinParts(families)
  const rest = products.length - [...groups.values()].slice(0, maxListed).flat().length
  return [...joinParts(families.slice(0, maxListed)), { text: ` and ${rest} more` }]
}

const joinParts = (parts: Parts, separator = ', '): Parts =>
  parts.flatMap((part, index) => (index > 0 ? [{ text: separator }, part] : [part]))
