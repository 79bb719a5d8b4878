import { scrapValue } from '#model/crafting/scrap-value.ts'
import type { Store } from '#model/places/shop.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { paths } from '#model/wiki/paths.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { NamedItem } from '#web/game-ui/named-item.tsx'
import type { Mark } from '#model/wiki/certainty.ts'

type Props = {
  price: number
  /** The version of the game that the price is from. */
  version: string
  mark: Mark | null
  /** Shares of the price: as scrap metal, and smelted into a scrap bar. */
  metalPercent: number
  barPercent: number
  scrapyard: Store | null
  facts: FactLookup
}

/** What is left of an item's price when it goes to the scrapyard. */
export function ScrapValue({ price, version, mark, metalPercent, barPercent, scrapyard, facts }: Props) {
  const of = isOtherVersion(version) ? `of the price in ${version}` : 'of the price'
  return (
    <div className="card">
      <ul className="scrap">
        <li>
          <Scrap item={facts.item('scrap_metal')} />
          <span>
            <NamedItem facts={facts} is="scrap_metal">
              Scrap Metal
            </NamedItem>
            <small>
              {metalPercent}% {of}
            </small>
          </span>
          <Price value={scrapValue(price, metalPercent)} mark={mark} />
        </li>
        <li>
          <Scrap item={facts.item('scrap_bar')} />
          <span>
            <NamedItem facts={facts} is="scrap_bar">
              Scrap Bar
            </NamedItem>
            <small>
              {barPercent}% {of}, smelted
            </small>
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
        takes construction items; that it takes each thing a shop sells is our reading. Smelt the metal first and you keep more.
      </p>
    </div>
  )
}

function Scrap({ item }: { item: { safe_name: string } | null }) {
  return item && <Tile of={item.safe_name} size={44} />
}
