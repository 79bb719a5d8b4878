import { categoryNames, type Trade } from '#model/places/shop-categories.ts'
import type { Shop } from '#model/places/shop.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import './places.css'

const tradeWords: Record<Trade, string> = {
  buys: 'Buys from you',
  gives: 'Gives scrap metal for construction items',
  sells: 'Sells to you',
}

type Props = {
  shop: Shop
  /** Nothing where nobody knows what it deals in. */
  trade: Trade | undefined
}

/** The facts of a shop in short. */
export function ShopFacts({ shop, trade }: Props) {
  return (
    <aside className="stack md" aria-label="At a glance">
      <section className="card">
        <h2 className="h3">At a glance</h2>
        <dl className="fact-rows">
          <Row label="Town">
            <a href={paths.town(shop.town.town_safe_name)}>{shop.town.name}</a>
          </Row>
          <Row label="Category">{categoryNames[shop.category]}</Row>
          <Row label="Trade">{trade ? tradeWords[trade] : 'Not known'}</Row>
          <Row label="Sells blueprints">{shop.sells_blueprints ? 'Yes' : 'No'}</Row>
          <Row label="In the game">{shop.modded ? <ModdedLabel /> : 'Unmodded'}</Row>
        </dl>
        <a className="btn wide" href={paths.mapAt(`shop-${shop.id}`)}>
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
