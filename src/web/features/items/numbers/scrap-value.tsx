import { dataAttr } from '#web/data-attr.ts'
import { priceVersionNote } from '#web/my-prices/my-prices.data-attrs.ts'
import { scrapMark, scrapValue } from '#model/crafting/scrap-value.ts'
import type { Store } from '#model/places/shop.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { scrapAddress, scrapStart } from '#model/tools/scrap/scrap.ts'
import { paths } from '#model/wiki/paths.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { NamedItem } from '#web/game-ui/named-item.tsx'
import type { Mark } from '#model/wiki/certainty.ts'

type Props = {
  /** Safe name of the item. */
  item: string
  price: number
  /** Version of the game that the price is from. */
  version: string
  mark: Mark | null
  /** Percent of the price: as scrap metal, and smelted into a scrap bar. */
  metalPercent: number
  barPercent: number
  scrapyard: Store | null
  facts: FactLookup
}

/** Value of a scrapped item. */
export function ScrapValue({ item, price, version, mark, metalPercent, barPercent, scrapyard, facts }: Props) {
  const calculationUrl = paths.tool('scrap', scrapAddress.with('').write({ ...scrapStart, item }))
  const rows = [
    { is: 'scrap_metal', name: 'Scrap Metal', percent: metalPercent, note: '' },
    { is: 'scrap_bar', name: 'Scrap Bar', percent: barPercent, note: ', smelted' },
  ] as const
  return (
    <div className="card">
      <ul className="scrap">
        {rows.map(({ is, name, percent, note }) => (
          <li key={is}>
            <Scrap item={facts.item(is)} />
            <span>
              <NamedItem facts={facts} is={is}>
                {name}
              </NamedItem>{' '}
              <small>
                {`${percent}% of the price`}
                {isOtherVersion(version) && <span {...dataAttr(priceVersionNote)}> in {version}</span>}
                {note}
              </small>
            </span>{' '}
            <Price
              value={scrapValue(price, percent)}
              of={item}
              share={percent}
              mark={scrapMark(mark)}
              calculationUrl={calculationUrl}
              isResult
            />
          </li>
        ))}
      </ul>
      <p className="sm muted note">
        {scrapyard ? (
          <>
            You get scrap of that value, not coins, and no shop is known to buy it. Take the item to the{' '}
            <a href={paths.shop(scrapyard)}>{scrapyard.name}</a> in {scrapyard.town.name}, throw it in and press the button.
          </>
        ) : (
          'Throw the item in at a scrapyard.'
        )}
      </p>
    </div>
  )
}

function Scrap({ item }: { item: { safe_name: string } | null }) {
  return item && <Tile of={item.safe_name} size={44} />
}
