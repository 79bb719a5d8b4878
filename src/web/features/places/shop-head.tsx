import { categoryNames } from '#model/places/shop-categories.ts'
import type { Shop } from '#model/places/shop.ts'
import { paths } from '#model/wiki/paths.ts'
import { Emblem } from '../../ui/icon.tsx'
import { iconOfShop } from '#web/game-ui/place-icons.ts'
import { splitDescription } from './shop-description.ts'
import './places.css'

/** Header of a shop's page: sign, description, town. Vehicle stores have a road, others a counter. */
export function ShopHead({ shop }: { shop: Pick<Shop, 'name' | 'safe_name' | 'category' | 'description' | 'town'> }) {
  const { glyph, from, to } = iconOfShop(shop)
  return (
    <header className={`shop-head ${shop.category === 'vehicles' ? 'road' : 'counter'}`} style={{ '--from': from, '--to': to }}>
      <Emblem glyph={glyph} size={92} from={`color-mix(in oklab, ${from}, white 38%)`} to={to} />
      <div>
        <h1>{shop.name}</h1>
        <p>{splitDescription(shop.description)[0]}</p>
      </div>
      <a className="town-plate" href={paths.town(shop.town.town_safe_name)}>
        {shop.town.name} <small>{categoryNames[shop.category]}</small>
      </a>
    </header>
  )
}
