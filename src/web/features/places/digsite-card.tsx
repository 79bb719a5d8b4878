import type { Digsite } from '#model/places/digsite.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import type { TownLink } from '#model/places/shop.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { PlacePicture } from '#web/game-ui/place-picture.tsx'

type Props = {
  digsite: Digsite
  /** All shops, to find the addresses of the two near this digsite. */
  shops: { id: number; safe_name: string; town: TownLink }[]
  entries: ProvenanceEntry[]
  eager: boolean
}

/** A digsite with its piece of the map, its facts and its relics. */
export function DigsiteCard({ digsite, shops, entries, eager }: Props) {
  const safeName = toSafeName(digsite.name)
  const isGuess = (field: string) => entries.some((entry) => entry.field === field && entry.estimate)
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
        <h2>{digsite.name}</h2>
        <p className="soft">{digsite.description}</p>
        <dl className="fact-grid">
          <Fact label="Price">
            {/* A digsite's price is in whole coins. */}
            <Price value={digsite.price * hundredthsPerCoin} estimate={isGuess('price')} />
          </Fact>
          <Fact label="Depth">
            <Guess is={isGuess('depth')}>{digsite.depth} blocks</Guess>
          </Fact>
          <Fact label="Town">
            <a href={paths.town(digsite.town.town_safe_name)}>{digsite.town.name}</a>
          </Fact>
          <Fact label="Equipment store">{shopLink(digsite.equipment_store)}</Fact>
          <Fact label="Jeweler">{shopLink(digsite.jeweler)}</Fact>
        </dl>
        <div className="relics">
          <h3 className="h4">
            <Guess is={isGuess('relics')}>Relics</Guess>
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
          <a className="btn small" href={paths.mapAt(`digsite-${safeName}`)}>
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

/** Marks what nobody has confirmed. */
function Guess({ is, children }: { is: boolean; children: React.ReactNode }) {
  if (!is) return children
  return (
    <span className="est" title="An estimate: no public source confirms this">
      <span className="sr">Estimate: </span>
      {children}
    </span>
  )
}
