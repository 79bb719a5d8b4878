import { toIconPosition } from '#web/ui/icon-names.ts'
import { formatPicks } from '#model/lists/format-picks.ts'
import { paths } from '#model/wiki/paths.ts'
import { ShortFactRows } from '#web/game-ui/item-card/short-fact-rows.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import type { ItemPageData } from './item-page-data.ts'
import { ItemInGame } from '#web/features/my-game/game-tick.tsx'
import { listItemFacts } from './item-facts.tsx'
import { AddedStatus } from '#web/game-ui/added-status.tsx'
import { addsToList, addsWord } from '#web/game-ui/add-to-list.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { PriceEditor } from '#web/my-prices/price-form.tsx'
import { pricedItem, priceVersionNote } from '#web/my-prices/my-prices.data-attrs.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { findReason } from '#web/features/certainty/reasons.ts'
import { CertaintyBadge, isGuess } from '#web/game-ui/certainty-badge.tsx'
import '#web/my-prices/price-editor.css'

/** Infobox of an item: picture, price and short facts. */
export function ItemInfobox({ page }: { page: ItemPageData }) {
  const { details, id } = page
  const name = findReason(page.sources, 'name', 'item')
  return (
    <section className="card icard" aria-label={`${details.name} in short`}>
      <div className="art">
        <Tile of={details.safe_name} size={150} eager />
      </div>
      <div className="in">
        <ItemPrice page={page} />
        {isGuess(name) && (
          <p className="sm muted">
            We made up this name
            <CertaintyBadge of={name} />
          </p>
        )}
        <p className="d soft">
          {details.description}
          <CertaintyBadge of={findReason(page.sources, 'description', 'item')} />
        </p>
        <AddToList id={id} isPriced={details.value !== null} />
        <ItemInGame item={details} />
      </div>
      <dl className="facts">
        <ShortFactRows of={page.shortFacts} />
        {listItemFacts(page)
          .filter(({ text, isUsual }) => text && !isUsual)
          .map(({ label, text, value, mark }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value ?? text}
                <CertaintyBadge of={mark} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function ItemPrice({ page: { details, stores, sources } }: { page: ItemPageData }) {
  const { safe_name, value, value_version, price_per_weight } = details
  const isOther = isOtherVersion(value_version)
  return (
    <PriceEditor item={details}>
      {value === null ? (
        <p className="no-price" {...dataAttr(pricedItem, safe_name)}>
          No known price
        </p>
      ) : (
        <Price value={value} of={safe_name} mark={findReason(sources, 'value', 'item')} big />
      )}
      {(price_per_weight || isOther) && (
        <p className={price_per_weight ? 'sm soft per-weight' : 'sm soft'}>
          {price_per_weight && (stores.length > 0 ? 'per weight ' : 'per weight, no known buyer ')}
          {isOther && <span {...dataAttr(priceVersionNote)}>in {value_version}</span>}
        </p>
      )}
    </PriceEditor>
  )
}

/**
 * Without script a link to the list maker with the item selected; with script adds the item to the reader's list (lists/saved/add-to-list.browser.ts).
 * Items without a price of ours have it once the reader sets one.
 */
function AddToList({ id, isPriced }: { id: number; isPriced: boolean }) {
  return (
    <>
      <a
        className={`btn gold ${toIconPosition('list-plus')}${isPriced ? '' : ' if-mine'}`}
        href={`${paths.list}${formatPicks([{ id, quantity: 1 }])}`}
        {...dataAttr(addsToList, id)}
      >
        <span {...dataAttr(addsWord)}>Add to my list</span>
      </a>
      <AddedStatus className="added sm" />
    </>
  )
}
