import { categoryNames, type Trade } from '#model/places/shop-categories.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import type { Shop } from '#model/places/shop.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { findReason } from '#web/features/certainty/reasons.ts'
import { splitDescription } from './shop-description.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './places.css'

const tradeWords: Record<Trade, string> = {
  buys: 'Buys from you',
  gives: 'Gives scrap metal for what you throw in',
  sells: 'Sells to you',
}

type Props = {
  shop: Shop
  /** Undefined if unknown. */
  trade: Trade | undefined
  /** Map position. */
  at: MapPosition | null
  /** Sources of the facts. */
  entries: readonly ProvenanceEntry[]
}

/** Short facts of a shop. */
export function ShopFacts({ shop, trade, at, entries }: Props) {
  const [description, category] = [findReason(entries, 'description'), findReason(entries, 'category')]
  const rest = splitDescription(shop.description)[1]
  // A description with a source also covers the trade; otherwise the trade follows from the category.
  const tradeReason = description?.estimate === false ? description : category
  return (
    <aside className="stack md" aria-label="At a glance">
      <section className="card shop-facts">
        <h2 className="h3">At a glance</h2>
        {rest && (
          <p className="sm soft">
            {rest}
            <CertaintyBadge of={description} />
          </p>
        )}
        <dl className="fact-rows">
          <Row label="Town">
            <a href={paths.town(shop.town.town_safe_name)}>{shop.town.name}</a>
            <CertaintyBadge of={findReason(entries, 'name')} />
          </Row>
          <Row label="Category">
            <span className="nb">
              {categoryNames[shop.category]}
              <CertaintyBadge of={category} />
            </span>
          </Row>
          {trade && (
            <Row label="Trade">
              {shop.sells_blueprints ? 'Researches blueprints: bring what it asks for' : tradeWords[trade]}
              <CertaintyBadge of={tradeReason} />
            </Row>
          )}
          <Row label="Blueprints">{shop.sells_blueprints ? 'Researched here' : 'None'}</Row>
          <Row label="Comes with">{shop.modded ? 'A mod' : 'The base game'}</Row>
        </dl>
        <a className="btn wide" href={paths.mapAt(`shop-${shop.id}`, at)}>
          <Icon name="map" />
          Show on the map
        </a>
      </section>
    </aside>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
