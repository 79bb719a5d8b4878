import { isPriceOfBoards } from '#model/places/shop-categories.ts'
import type { ItemDetails } from '#model/items/item.ts'
import type { Store } from '#model/places/shop.ts'
import { paths } from '#model/wiki/paths.ts'
import { Emblem } from '#web/ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { iconOfShop } from '#web/game-ui/place-icons.ts'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import type { Certainty } from '#model/wiki/certainty.ts'
import { lineOfEntry } from '#model/wiki/sourced-fields.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { PlaceOnMap } from '#web/features/map/on-the-map.tsx'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { dataAttr } from '#web/data-attr.ts'
import { priceVersionNote } from '#web/my-prices/my-prices.data-attrs.ts'
import { CertaintyBadge, isGuess, SourceAnchor } from '#web/game-ui/certainty-badge.tsx'

type TradedItem = Pick<
  ItemDetails,
  'value' | 'value_certainty' | 'value_version' | 'price_per_weight' | 'shop_role' | 'group' | 'safe_name'
>

type Props = {
  stores: Store[]
  item: TradedItem
  /** Sources for the shops that trade in it: one for all, and some for single shops. */
  entries: readonly ProvenanceEntry[]
  /** Certainty of each shop's location. */
  places: readonly Pick<PlaceOnMap, 'id' | 'place_certainty'>[]
}

/** One badge for the heading, if trading is a guess for any shop. */
export function StoresBadge({ entries }: Pick<Props, 'entries'>) {
  return <CertaintyBadge of={entries.find(isGuess)} />
}

/** Shops that trade in an item, with their prices. */
export function ItemStores({ stores, item, entries, places }: Props) {
  if (stores.length === 0) {
    return <p className="card no-stores">This item cannot be bought or sold at any known shop.</p>
  }
  const hasBoard = item.shop_role === 'buys' && stores.some(({ category }) => category === 'stocks')
  return (
    <>
      <ul className="stores">
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard
              store={store}
              item={isPriceOfBoards(item, store, stores) ? { ...item, value: null } : item}
              trade={entries.find(({ field }) => field === lineOfEntry('shops', store.id))}
              within={places.find(({ id }) => id === `shop-${store.id}`)?.place_certainty}
              sharesName={stores.some((other) => other !== store && other.name === store.name)}
            />
          </li>
        ))}
      </ul>
      {hasBoard && (
        <p className="sm muted note">
          Each stock market buys either bars, gems and fish, or blades, rings and necklaces
          <CertaintyBadge of="guess" variant="text" />. Its board shows which, and the price of the day.
          {item.value_certainty !== 'guess' && ' This is the base price.'}
        </p>
      )}
    </>
  )
}

type CardProps = {
  store: Store
  item: TradedItem
  /** Source of the trade in this shop, if it has one of its own. */
  trade: ProvenanceEntry | undefined
  /** Certainty that the shop is in its town. */
  within: Certainty | null | undefined
  sharesName: boolean
}

/** Shops with the same name show the town first. */
function StoreCard({ store, item, trade, within, sharesName }: CardProps) {
  const { glyph, from, to } = iconOfShop(store)
  // Without a link: links cannot be nested. The shop's page has the source of its town, the infobox that of the price.
  const town = (
    <>
      {store.town.name}
      <CertaintyBadge of={within} variant="text" />
    </>
  )
  const [first, second] = sharesName ? [town, store.name] : [store.name, town]
  return (
    <a className="card store" href={paths.shop(store)}>
      <Emblem glyph={glyph} size={46} from={from} to={to} />
      <SourceAnchor value={undefined}>
        <span>
          <b>{first}</b> <small>{second}</small>{' '}
          <span className="deal">
            <Deal item={item} trade={trade} />
            {store.modded && <ModdedLabel />}
          </span>
        </span>
      </SourceAnchor>
    </a>
  )
}

function Deal({ item, trade }: Pick<CardProps, 'item' | 'trade'>) {
  const { safe_name, value, value_certainty, value_version, price_per_weight, shop_role, group } = item
  if (group === 'blueprint') return <>Researched here</>
  if (shop_role === 'gives') return <>Given for what you throw in</>
  if (shop_role === 'buys') {
    if (value === null && isGuess(trade))
      return (
        <>
          Buys it
          <CertaintyBadge of={trade} variant="text" />
        </>
      )
    if (value === null) return <>Buys it (price unconfirmed)</>
    return (
      <>
        Pays about <Price value={value} of={safe_name} mark={value_certainty} /> {price_per_weight && 'per weight'}{' '}
        <InVersion version={value_version} />
      </>
    )
  }
  if (value === null) return <>Sells it</>
  return (
    <>
      {value === 0 ? 'Price in the mod:' : 'Buy here for'} <Price value={value} of={safe_name} mark={value_certainty} />{' '}
      {price_per_weight && 'per weight'} <InVersion version={value_version} />
    </>
  )
}

function InVersion({ version }: { version: string }) {
  return isOtherVersion(version) && <span {...dataAttr(priceVersionNote)}>in {version}</span>
}
