import type { WholeItemPage } from '#model/items/item-page.ts'
import type { ShortFact } from '#model/items/short-facts.ts'
import { paths } from '#model/wiki/paths.ts'
import { certaintyWords } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { dataAttr } from '#web/data-attr.ts'
import { CertaintyBadge } from '../certainty-badge.tsx'
import { itemCard, itemCardPart } from './item-card.data-attrs.ts'
import { enterKey } from '../item-link.data-attrs.ts'
import { Price } from '../price.tsx'
import { ShortFactRows } from './short-fact-rows.tsx'
import { pricedItem, priceVersionNote } from '#web/my-prices/my-prices.data-attrs.ts'

type Props = { of: Pick<WholeItemPage, 'details' | 'sources'>; facts: ShortFact[] }

/** Fields with a badge. */
const fieldNames: Record<string, string> = { name: 'Name', value: 'Price', description: 'Description', shops: 'Shops' }

/** Card of an item, as a fragment that scripts insert: beside an item link (item-cards.browser.ts), or on the home page. */
export function ItemCard({ of: { details, sources }, facts }: Props) {
  const { name, name_certainty, safe_name, description, description_certainty, modded } = details
  const reasons = sources.filter(
    ({ kind, field, estimate, certainty }) =>
      kind === 'item' && (field === 'shops' ? certainty === 'guess' : estimate && field in fieldNames),
  )
  return (
    <div className="item-card" {...dataAttr(itemCard, safe_name)}>
      <img className="thumb" src={paths.tile(safe_name)} width="60" height="60" alt="" loading="lazy" />
      <div>
        <b>
          <a href={paths.item(safe_name)}>{name}</a>
          <CertaintyBadge of={name_certainty} variant="text" />
        </b>
        <CardPrice of={details} />
        {modded && <small>Modded</small>}
      </div>
      <p>
        {description}
        <CertaintyBadge of={description_certainty} variant="text" />
      </p>
      {facts.length > 0 && (
        <dl className="sm" hidden {...dataAttr(itemCardPart, 'facts')}>
          <ShortFactRows of={facts} variant="text" />
        </dl>
      )}
      {reasons.map(({ field, certainty, source }) => (
        <p key={field} className="sm" hidden {...dataAttr(itemCardPart, 'reasons')}>
          {fieldNames[field]}, {certaintyWords[certainty]}: {source}
        </p>
      ))}
      <p className="sm" hidden {...dataAttr(itemCardPart, 'hint')}>
        <kbd>{enterKey}</kbd> Pin or compare
      </p>
      <div className="pins" hidden {...dataAttr(itemCardPart, 'actions')}>
        <button type="button" className="btn small">
          Pin to compare
        </button>
        <a className="btn small quiet" href={paths.compare([safe_name])}>
          Compare
        </a>
        <span className="sm" role="status" />
      </div>
    </div>
  )
}

/** "120 c per weight", "22 c in 2.2" */
function CardPrice({ of: { safe_name, value, value_certainty, value_version, price_per_weight } }: { of: WholeItemPage['details'] }) {
  if (value === null)
    return (
      <span className="muted" {...dataAttr(pricedItem, safe_name)}>
        No known price
      </span>
    )
  return (
    <span className="cost">
      <Price value={value} of={safe_name} mark={value_certainty} variant="text" />
      {price_per_weight && ' per weight'}
      {isOtherVersion(value_version) && <span {...dataAttr(priceVersionNote)}> in {value_version}</span>}
    </span>
  )
}
