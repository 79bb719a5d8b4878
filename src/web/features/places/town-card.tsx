import { newCategories } from '#model/places/shop-categories.ts'
import type { TownEntry } from '#model/game/calls/place-pages.ts'
import type { Town, TownShop } from '#model/places/town.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { Certainty } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph, Icon } from '../../ui/icon.tsx'
import { iconOfShop, iconOfTown } from '#web/game-ui/place-icons.ts'
import { PlacePicture } from '#web/game-ui/place-picture.tsx'
import { findReason } from '#web/features/certainty/reasons.ts'
import { FormerAnchors } from './former-anchors.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './places.css'

type Props = {
  town: Town & Pick<TownEntry, 'was'>
  modded: boolean
  /** True if modded things show without script too. */
  always: boolean
  eager: boolean
  /** Sources of its facts. */
  entries: readonly ProvenanceEntry[]
  /** Certainty that a shop is in this town. */
  withinOf: (shop: TownShop) => Certainty | null
}

/** A town with its map section and shops. */
export function TownCard({ town, modded, always, eager, entries, withinOf }: Props) {
  const { glyph, from, to, ink } = iconOfTown(town.town_safe_name)
  return (
    <article className={`card town${moddedClass(modded, always)}`} id={town.town_safe_name}>
      <div className="banner">
        <PlacePicture of={town.town_safe_name} eager={eager} />
        <div className="pennant" aria-hidden="true">
          <div style={{ '--from': from, '--to': to, '--ink': ink }}>
            <Glyph name={glyph} />
          </div>
        </div>
      </div>
      <div className="in">
        <h2>
          <FormerAnchors of={town.was} />
          {town.name}
        </h2>
        <p className="soft">
          {town.description}
          <CertaintyBadge of={findReason(entries, 'description')} />
        </p>
        <h3 className="sr">Notable shops in {town.name}</h3>
        <ul className="shops">
          {town.shops.map((shop) => (
            <ShopChip key={shop.id} shop={shop} town={town} always={always} within={withinOf(shop)} />
          ))}
        </ul>
      </div>
    </article>
  )
}

type ChipProps = Pick<Props, 'town' | 'always'> & { shop: TownShop; within: Certainty | null }

function ShopChip({ shop, town, always, within }: ChipProps) {
  const tip = `tip-${shop.id}`
  const path = paths.shop({ ...shop, town })
  return (
    <li className={moddedClass(shop.modded, always).trim() || undefined}>
      <a className="shop-chip" href={path} aria-describedby={shop.modded ? tip : undefined}>
        <Glyph name={iconOfShop(shop).glyph} />
        {shop.name}
        {newCategories.includes(shop.category) && <span className="label new">NEW</span>}
        {shop.modded && (
          <span className="label teal">
            <Icon name="wrench" />
          </span>
        )}
      </a>
      <CertaintyBadge of={within} at={path} />
      {shop.modded && (
        <span className="tip" role="tooltip" id={tip}>
          This shop is added via a mod
        </span>
      )}
    </li>
  )
}

function moddedClass(modded: boolean, always: boolean): string {
  if (!modded) return ''
  return always ? ' is-modded always' : ' is-modded'
}
