import type { ItemDetails } from '#model/items/item.ts'
import type { Store } from '#model/places/shop.ts'
import { paths } from '#model/wiki/paths.ts'
import { Emblem } from '#web/ui/icon.tsx'
import { MarkSign, SaidSign, WhyHere } from '#web/game-ui/mark.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { looksOfShop } from '#web/game-ui/place-looks.ts'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import type { Certainty } from '#model/wiki/certainty.ts'
import { lineOfOne } from '#model/wiki/sourced-fields.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { findReason, shareReasons } from '#web/features/certainty/reasons.ts'
import { Why, WhyButton, WhyNotes } from '#web/features/certainty/why.tsx'
import type { PlaceOnMap } from '#web/features/map/on-the-map.tsx'
import { isOtherVersion } from '#model/wiki/described-version.ts'

type TradedItem = Pick<
  ItemDetails,
  'value' | 'value_certainty' | 'value_version' | 'price_per_weight' | 'shop_role' | 'group' | 'safe_name'
>

type Props = {
  stores: Store[]
  item: TradedItem
  /** Where it comes from that these shops trade in it: a line for all, and one for each that is known by itself. */
  entries: readonly ProvenanceEntry[]
  /** Where they are, and how sure that is. */
  places: readonly Pick<PlaceOnMap, 'id' | 'place_certainty'>[]
}

/** The mark of all shops together; nothing where they have their own. */
export function StoresSign({ entries }: Pick<Props, 'entries'>) {
  return splitsShops(entries) ? null : <Why of={findReason(entries, 'shops')} />
}

const splitsShops = (entries: readonly ProvenanceEntry[]) => entries.some(({ field }) => field !== 'shops')

/** The shops that trade in an item, and what each pays or charges. */
export function ItemStores({ stores, item, entries, places }: Props) {
  if (stores.length === 0) {
    const remark = entries.find(({ field, certainty }) => field === 'shops' && certainty === 'unknown')?.note
    return <p className="card no-stores">This item cannot be bought, nor sold.{remark && ` ${remark}`}</p>
  }
  const reasons = splitsShops(entries) ? shareReasons(entries) : undefined
  // What stands on a board has the price of the board; what others pay for it, it does not say.
  const hasBoard = item.shop_role === 'buys' && stores.some(({ category }) => category === 'stocks')
  const reasonOf = ({ id }: Store) => reasons?.of(item.safe_name, lineOfOne('shops', id)) ?? reasons?.of(item.safe_name, 'shops')
  return (
    <>
      <ul className="stores">
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard
              store={store}
              item={hasBoard && store.category !== 'stocks' ? { ...item, value: null } : item}
              within={places.find(({ id }) => id === `shop-${store.id}`)?.place_certainty}
              sharesName={stores.some((other) => other !== store && other.name === store.name)}
            />
            <WhyButton of={reasonOf(store)} says={`that ${store.name} trades in it`} />
          </li>
        ))}
      </ul>
      {reasons && <WhyNotes of={reasons.all} />}
      {hasBoard && (
        <p className="sm muted note">
          Each stock market buys either raw or crafted goods
          <SaidSign of="guess" />: its board shows which, and the price of the day.
          {item.value_certainty !== 'guess' && ' This is the base price.'}
        </p>
      )}
    </>
  )
}

type CardProps = {
  store: Store
  item: TradedItem
  /** How sure it is that it is in its town. */
  within: Certainty | null | undefined
  sharesName: boolean
}

/** Where several shops have one name, the town tells them apart and comes first. */
function StoreCard({ store, item, within, sharesName }: CardProps) {
  const { glyph, from, to } = looksOfShop(store)
  // A link holds no other: the reason stands on the page of the shop, that of the price on the card beside.
  const town = (
    <>
      {store.town.name}
      <MarkSign of={within} />
    </>
  )
  const [first, second] = sharesName ? [town, store.name] : [store.name, town]
  return (
    <a className="card store" href={paths.shop(store)}>
      <Emblem glyph={glyph} size={46} from={from} to={to} />
      <WhyHere value={undefined}>
        <span>
          <b>{first}</b> <small>{second}</small>{' '}
          <span className="deal">
            <Deal item={item} />
            {store.modded && <ModdedLabel />}
          </span>
        </span>
      </WhyHere>
    </a>
  )
}

function Deal({ item: { value, value_certainty, value_version, price_per_weight, shop_role, group } }: { item: TradedItem }) {
  if (group === 'blueprint') return <>Researched here</>
  if (shop_role === 'gives') return <>Given for construction items</>
  if (shop_role === 'buys') {
    if (value === null) return <>Buys it (price unconfirmed)</>
    return (
      <>
        Pays about <Price value={value} mark={value_certainty} /> {price_per_weight && 'per weight'}{' '}
        {isOtherVersion(value_version) && `in ${value_version}`}
      </>
    )
  }
  if (value === null) return <>Sells it</>
  return (
    <>
      {value === 0 && value_certainty === 'told' ? 'Told to cost' : 'Buy here for'} <Price value={value} mark={value_certainty} />{' '}
      {price_per_weight && 'per weight'} {isOtherVersion(value_version) && `in ${value_version}`}
    </>
  )
}
