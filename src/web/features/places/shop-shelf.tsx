import type { ItemLink as ItemLinkShape } from '#model/items/item.ts'
import type { StockedItem } from '#model/places/shop.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'

type Props = {
  inventory: StockedItem[]
  /** What more is known of these items: whether the price is a guess, and whether it is for a unit of weight. */
  items: ItemLinkShape[]
}

/** What lies on a shop's shelf, or what a market buys. */
export function ShopShelf({ inventory, items }: Props) {
  if (inventory.length === 0) return <p className="card state">No item is known to be traded here.</p>
  const known = new Map(items.map((item) => [item.safe_name, item]))
  return (
    <div className="card flush">
      <table className="tbl shelf">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Picture</span>
            </th>
            <th scope="col">Name</th>
            <th scope="col" className="num">
              Price
            </th>
            <th scope="col" className="d-only">
              Description
            </th>
          </tr>
        </thead>
        <tbody>
          {inventory.map(({ name, value, description, modded }, place) => {
            const safeName = toSafeName(name)
            const more = known.get(safeName)
            return (
              <tr key={name}>
                <td className="t">
                  <Tile of={safeName} eager={place < 8} />
                </td>
                <td className="name">
                  <ItemLink item={{ name, safe_name: safeName }} /> {modded && <ModdedLabel />}
                </td>
                <td className="num">
                  <Price value={value} estimate={more?.value_estimate ?? false} />
                  {more?.price_per_weight && value !== null && <small className="muted"> per weight</small>}
                </td>
                <td className="desc d-only">{description}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
