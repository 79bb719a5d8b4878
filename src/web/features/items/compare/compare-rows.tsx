import { dataAttr } from '#web/data-attr.ts'
import { priceVersionNote } from '#web/my-prices/my-prices.data-attrs.ts'
import { markOfNeeds, processes } from '#model/crafting/recipes.ts'
import type { Trade } from '#model/places/shop-categories.ts'
import { joinNames } from '#model/text/join-names.ts'
import { toMark, worstMark } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { lineOfEntry } from '#model/wiki/sourced-fields.ts'
import { paths } from '#model/wiki/paths.ts'
import { findReason } from '#web/features/certainty/reasons.ts'
import { listItemFacts } from '#web/features/items/page/item-facts.tsx'
import { IngredientText } from '#web/features/items/page/item-recipes.tsx'
import { Price } from '#web/game-ui/price.tsx'
import type { ComparedItem } from './compared-item.ts'
import { CertaintyBadge, type Certified } from '#web/game-ui/certainty-badge.tsx'

/** One item's value in a row. `text` decides whether items differ, `value` is rendered. */
type Cell = { text: string; value: React.ReactNode }
export type CompareRow = { label: string; cells: Cell[]; differs: boolean }

const emptyCell: Cell = { text: '', value: null }
/** Longer lists are cut: the columns are narrow. */
const shownNames = 5

/** A row for each fact that at least one item has. */
export function listCompareRows(items: readonly ComparedItem[]): CompareRow[] {
  const facts = items.map((item) =>
    listItemFacts(item).map(({ text, value, mark }) => ({ text, value: <FactValue of={item} {...{ text, value, mark }} /> })),
  )
  const labels = items[0] ? listItemFacts(items[0]).map(({ label }) => label) : []
  const rows: [label: string, cells: Cell[]][] = [
    ['Price', items.map(toPrice)],
    ...labels.map((label, index): [string, Cell[]] => [label, facts.map((cells) => cells[index] ?? emptyCell)]),
    ['Made of', items.map(toRecipe)],
    ['Goes into', items.map(toGoods)],
    ['Where to buy', items.map((item) => (item.details.group === 'blueprint' ? emptyCell : toShops(item, 'sells')))],
    ['Where it is researched', items.map((item) => (item.details.group === 'blueprint' ? toShops(item, 'sells') : emptyCell))],
    ['Where to sell', items.map((item) => toShops(item, 'buys'))],
    ['Where it is given', items.map((item) => toShops(item, 'gives'))],
    ['Found at', items.map(renderFindPlaces)],
    ['What it is for', items.map(toDescription)],
  ]
  return rows
    .filter(([, cells]) => cells.some(({ text }) => text !== ''))
    .map(([label, cells]) => ({ label, cells, differs: cells.some(({ text }) => text !== cells[0]?.text) }))
}

type SaidProps = { of: ComparedItem; text: string; value: React.ReactNode; mark: Certified }

function FactValue({ of: { details }, text, value, mark }: SaidProps) {
  return (
    <>
      {value ?? text}
      <CertaintyBadge of={mark} at={paths.itemSources(details.safe_name)} />
    </>
  )
}

function toPrice({ details: { safe_name, value, value_certainty, value_version, price_per_weight } }: ComparedItem): Cell {
  const isOther = isOtherVersion(value_version)
  return {
    text: `${value} ${price_per_weight} ${isOther && value_version}`,
    value: (
      <>
        <Price value={value} of={safe_name} mark={value_certainty} variant="text" />
        {price_per_weight && <small>per weight </small>}
        {isOther && <small {...dataAttr(priceVersionNote)}>in {value_version}</small>}
      </>
    ),
  }
}

function toRecipe({ details: { safe_name }, recipe }: ComparedItem): Cell {
  if (!recipe) return emptyCell
  const sourceAt = paths.itemSources(safe_name)
  return {
    text: JSON.stringify([recipe.process, recipe.ingredients]),
    value: (
      <>
        {processes[recipe.process].name}{' '}
        {recipe.ingredients.map((ingredient, index) => (
          <span key={ingredient.safe_name}>
            {index > 0 && ' and '}
            <IngredientText ingredient={ingredient} self={safe_name} sourceAt={sourceAt} />
          </span>
        ))}
        {/* Each amount has its own badge. */}
        {!recipe.ingredients.some(({ mark }) => mark) && <CertaintyBadge of={markOfNeeds(recipe)} at={sourceAt} />}
      </>
    ),
  }
}

/** One badge for all names: the certainty of the least certain one. */
function toGoods({ details: { used_in, safe_name } }: ComparedItem): Cell {
  const names = used_in.map(({ name }) => name)
  return {
    text: names.join(),
    value: (
      <>
        {joinNames(names, shownNames)}
        <CertaintyBadge of={worstMark(used_in.map(({ mark }) => mark))} at={paths.itemSources(safe_name)} />
      </>
    ),
  }
}

function toShops({ details: { shop_role, safe_name }, stores, sources }: ComparedItem, role: Trade): Cell {
  if (shop_role !== role || stores.length === 0) return emptyCell
  const findShopReason = (id: number) => findReason(sources, lineOfEntry('shops', id), 'item') ?? findReason(sources, 'shops', 'item')
  return {
    text: stores.map(({ id }) => id).join(),
    value: (
      <ul>
        {stores.map((store) => (
          <li key={store.id}>
            <a href={paths.shop(store)}>{store.name}</a>, {store.town.name}
            <CertaintyBadge of={toMark(findShopReason(store.id)?.certainty)} at={paths.itemSources(safe_name)} />
          </li>
        ))}
      </ul>
    ),
  }
}

function renderFindPlaces({ details: { found_at, safe_name } }: ComparedItem): Cell {
  return {
    text: found_at.map(({ name }) => name).join(),
    value: found_at.map(({ name, safe_name: digsite, certainty }, index) => (
      <span key={digsite}>
        {index > 0 && ', '}
        <a href={paths.digsite(digsite)}>{name}</a>
        <CertaintyBadge of={certainty} at={paths.itemSources(safe_name)} />
      </span>
    )),
  }
}

function toDescription({ details: { description, description_certainty, safe_name } }: ComparedItem): Cell {
  return {
    text: description,
    value: (
      <>
        {description}
        <CertaintyBadge of={description_certainty} at={paths.itemSources(safe_name)} />
      </>
    ),
  }
}
