import { scrapValue } from '#model/crafting/scrap-value.ts'
import type { Store } from '#model/places/shop.ts'
import { paths } from '#model/wiki/paths.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import type { Mark } from '#model/wiki/provenance.ts'

type Props = {
  price: number
  mark: Mark | null
  /** Shares of the price: as scrap metal, and smelted into a scrap bar. */
  metalPercent: number
  barPercent: number
  scrapyard: Store | null
}

/** What is left of an item's price when it goes to the scrapyard. */
export function ScrapValue({ price, mark, metalPercent, barPercent, scrapyard }: Props) {
  return (
    <div className="card">
      <ul className="scrap">
        <li>
          <Tile of="scrap-metal" size={44} />
          <span>
            <ItemLink item={{ name: 'Scrap Metal', safe_name: 'scrap-metal' }} />
            <small>{metalPercent}% of the price</small>
          </span>
          <Price value={scrapValue(price, metalPercent)} mark={mark} />
        </li>
        <li>
          <Tile of="scrap-bar" size={44} />
          <span>
            <ItemLink item={{ name: 'Scrap Bar', safe_name: 'scrap-bar' }} />
            <small>{barPercent}% of the price, smelted</small>
          </span>
          <Price value={scrapValue(price, barPercent)} mark={mark} />
        </li>
      </ul>
      <p className="sm muted note">
        {scrapyard ? (
          <>
            The <a href={paths.shop(scrapyard)}>{scrapyard.name}</a> in {scrapyard.town.name}
          </>
        ) : (
          'A scrapyard'
        )}{' '}
        takes it back. Smelt the metal first and you keep more.
      </p>
    </div>
  )
}
