import { Fragment } from 'react'
import { dataAttr } from '#web/data-attr.ts'
import { priceVersionNote } from '#web/my-prices/my-prices.data-attrs.ts'
import type { Product } from '#model/items/item.ts'
import { markOfNeeds, processes, type Ingredient } from '#model/crafting/recipes.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { paths } from '#model/wiki/paths.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { Price } from '#web/game-ui/price.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { linkedItems } from '#web/game-ui/item-link.data-attrs.ts'
import type { ItemPageData } from './item-page-data.ts'
import { CertaintyBadge, isGuess } from '#web/game-ui/certainty-badge.tsx'

type Recipe = ItemPageData['recipes'][number]
type Props = {
  recipes: Recipe[]
  item: { safe_name: string }
  /** Source of the item's own recipe. */
  reason?: ProvenanceEntry | undefined
}

/** The recipe of an item and every recipe that uses it, with amounts, by how they are made. The crafting tree above has the pictures. */
export function ItemRecipes({ recipes, item, reason }: Props) {
  // No price column if no price is known.
  const priced = recipes.some(({ link: linkItem }) => linkItem?.value != null)
  return (
    <div className="card flush" {...dataAttr(linkedItems)}>
      <table className="tbl stackrow recipes-of">
        <caption className="sr">Recipes with this item</caption>
        <thead>
          <tr>
            <th scope="col">Makes</th>
            <th scope="col">From</th>
            {priced && (
              <th scope="col" className="num">
                Price<span className="sr"> in coins</span>
              </th>
            )}
          </tr>
        </thead>
        {[...Map.groupBy(recipes, ({ process }) => process)].map(([process, products]) => (
          <Group key={process} process={process} products={products} item={item} reason={reason} priced={priced} />
        ))}
      </table>
    </div>
  )
}

type GroupProps = Omit<Props, 'recipes'> & { process: Recipe['process']; products: Recipe[]; priced: boolean }

/** Recipes made the same way. If the amounts of all are guesses, the heading has the only badge. */
function Group({ process, products, item, reason, priced }: GroupProps) {
  const isOwn = ({ safe_name }: Recipe) => safe_name === item.safe_name
  const others = products.filter((product) => !isOwn(product))
  const areGuesses = others.length > 1 && others.every((product) => isGuess(markOfNeeds(product)))
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={priced ? 3 : 2}>
          {processes[process].name} {processes[process].where}
          {areGuesses && (
            <CertaintyBadge of="guess" variant="text">
              {' · amounts'}
            </CertaintyBadge>
          )}
        </th>
      </tr>
      {products.map((product) => {
        const { name, safe_name, ingredients, mark, link: linkItem } = product
        const sourceAt = paths.itemSources(safe_name)
        const hasBadge = isOwn(product) || !areGuesses
        return (
          <tr key={safe_name} className={isOwn(product) ? 'own' : undefined}>
            <td className="name">{isOwn(product) ? <b>{name}</b> : <ItemLink item={{ name, safe_name }} isListed />}</td>
            <td>
              {ingredients.map((ingredient, index) => (
                <Fragment key={ingredient.safe_name}>
                  {index > 0 && ' and '}
                  <IngredientText
                    ingredient={ingredient}
                    self={item.safe_name}
                    isListed
                    sourceAt={sourceAt}
                    hasBadge={hasBadge && !isGuess(mark)}
                  />
                </Fragment>
              ))}
              {hasBadge && <CertaintyBadge of={isOwn(product) ? reason : mark} at={sourceAt} />}
            </td>
            {priced && <td className="num">{linkItem && <PriceOf of={linkItem} />}</td>}
          </tr>
        )
      })}
    </tbody>
  )
}

/** Without a known buyer, a price would make the product look worth making. */
function PriceOf({ of: { safe_name, value, value_certainty, value_version, price_per_weight, shop_role } }: { of: Product }) {
  if (shop_role === 'none') return <small>no known buyer</small>
  if (value === null) return null
  return (
    <>
      <Price value={value} of={safe_name} mark={value_certainty} variant="cell" />
      {price_per_weight && <small>per weight</small>}
      {isOtherVersion(value_version) && <small {...dataAttr(priceVersionNote)}>in {value_version}</small>}
      {shop_role === 'sells' && <small>to buy</small>}
    </>
  )
}

/** One ingredient with its amount. */
export function IngredientText({
  ingredient,
  self,
  isListed = false,
  ...badge
}: {
  ingredient: Ingredient
  self: string
  /** True inside an element with `linkedItems`. */
  isListed?: boolean
  sourceAt: string
  hasBadge?: boolean
}) {
  const { amount, unit, mark, or } = ingredient
  const linkItem = (item: { name: string; safe_name: string }) =>
    item.safe_name === self ? item.name : <ItemLink item={item} isListed={isListed} />
  return (
    <>
      {unit === 'piece' ? `${amount} ×` : 'one'} {linkItem(ingredient)}
      {or.map((other) => (
        <span key={other.safe_name}> or {linkItem(other)}</span>
      ))}
      {unit === 'weight' && (
        <>
          {' '}
          <LeastWeight amount={amount} mark={mark} isShort {...badge} />
        </>
      )}
    </>
  )
}

type LeastWeightProps = Pick<Ingredient, 'amount' | 'mark'> & {
  /** Entry of `sources` with the certainty. */
  reason?: ProvenanceEntry | undefined
  sourceAt?: string
  /** False if one badge covers the whole recipe. */
  hasBadge?: boolean
  /** For tables. */
  isShort?: boolean
}

/** Weight of one piece: "weighing at least 12", or "weighing 12+"; a guess has a badge. */
export function LeastWeight({ amount, mark, reason, sourceAt, hasBadge = true, isShort = false }: LeastWeightProps) {
  const words = isShort ? `weighing ${amount}+` : `weighing at least ${amount}`
  if (!mark || !hasBadge) return words
  return (
    <CertaintyBadge of={reason ?? mark} at={sourceAt}>
      {words}
    </CertaintyBadge>
  )
}
