import type { DigsiteEntry } from '#model/game/calls/place-pages.ts'
import { formatMetres, metresBetween } from '#model/map/map-distance.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import type { Digsite } from '#model/places/digsite.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { TownLink } from '#model/places/shop.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { PlacePicture } from '#web/game-ui/place-picture.tsx'
import { findReason } from '#web/features/certainty/reasons.ts'
import { FormerAnchors } from './former-anchors.tsx'
import { GameTick } from '#web/features/my-game/game-tick.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './places.css'

type Props = {
  digsite: Digsite & Pick<DigsiteEntry, 'was'>
  /** All shops, for links to the two nearest ones. */
  shops: { id: number; safe_name: string; town: TownLink }[]
  /** Map position of its town. */
  town: MapPosition | undefined
  /** Map position of the digsite. */
  at: MapPosition | undefined
  entries: ProvenanceEntry[]
  eager: boolean
}

/** A digsite with its map section, facts and relics. */
export function DigsiteCard({ digsite, shops, town, at, entries, eager }: Props) {
  const safeName = toSafeName(digsite.name)
  const shopLink = (near: Digsite['jeweler']) => {
    const shop = shops.find(({ id }) => id === near.id)
    if (!shop) return near.name
    return (
      <>
        <a href={paths.shop(shop)}>{near.name}</a> <small className="muted">{shop.town.name}</small>
      </>
    )
  }
  return (
    <article className="card town digsite" id={safeName}>
      <div className="banner">
        <PlacePicture of={safeName} eager={eager} />
      </div>
      <div className="in">
        <h2>
          <FormerAnchors of={digsite.was} />
          {digsite.name}
        </h2>
        <p className="soft">
          {digsite.description}
          <CertaintyBadge of={findReason(entries, 'description')} />
        </p>
        <dl className="fact-grid">
          <Fact label="Price">
            {/* A digsite's price is in whole coins. */}
            <Price value={digsite.price * hundredthsPerCoin} mark={findReason(entries, 'price')} />
          </Fact>
          <Fact label="Depth">
            <span className="nb">
              {digsite.depth} blocks
              <CertaintyBadge of={findReason(entries, 'depth')} />
            </span>
          </Fact>
          <Fact label="Number">{digsite.id}</Fact>
          <Fact label="Town">
            <a href={paths.town(digsite.town.town_safe_name)}>{digsite.town.name}</a>
            {at && town ? (
              <small className="nb">
                {' '}
                <CalculationLink to={paths.mapMeasure(at, town)}>{formatMetres(metresBetween(at, town))} away</CalculationLink>
                <CertaintyBadge of={findReason(entries, 'town')} />
              </small>
            ) : (
              <CertaintyBadge of={findReason(entries, 'town')} />
            )}
          </Fact>
          <Fact label="Equipment store">
            {shopLink(digsite.equipment_store)}
            <CertaintyBadge of={findReason(entries, 'equipment_store')} />
          </Fact>
          <Fact label="Jeweler">
            {shopLink(digsite.jeweler)}
            <CertaintyBadge of={findReason(entries, 'jeweler')} />
          </Fact>
        </dl>
        <GameTick kind="parcel" thing={safeName} name={digsite.name} />
        <div className="relics">
          <h3 className="h4">
            Relics
            <CertaintyBadge of={findReason(entries, 'relics')} />
          </h3>
          <ul>
            {digsite.relics.map((name) => (
              <li key={name}>
                <ItemLink item={{ name, safe_name: toSafeName(name) }} className="relic">
                  <Tile of={toSafeName(name)} size={52} />
                  {name}
                </ItemLink>
              </li>
            ))}
            {digsite.relics.length === 0 && <li className="muted">None known</li>}
          </ul>
          <a className="btn small" href={paths.mapAt(`digsite-${safeName}`, at)}>
            <Icon name="map-pin" />
            On the map
          </a>
        </div>
      </div>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
