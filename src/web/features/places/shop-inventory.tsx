import { hiddenHead, TableHead } from '#web/ui/table-head.tsx'
import type { ItemLink as ItemLinkShape } from '#model/items/item.ts'
import type { Trade } from '#model/places/shop-categories.ts'
import type { StockedItem } from '#model/places/shop.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import { lineOfOne } from '#model/wiki/told-fields.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { MarksLegend } from '#web/game-ui/mark.tsx'
import { Guessable, LeaveOutGuesses } from '#web/features/certainty/leave-out-guesses.tsx'
import { reasonId, shareReasons } from '#web/features/certainty/reasons.ts'
import { WhyButton, WhyNote } from '#web/features/certainty/why.tsx'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import './places.css'

type Props = {
  /** Number of the shop. */
  shop: number
  /** What happens to what is listed. */
  trade: Trade
  inventory: StockedItem[]
  /** What more is known of these items: whether the price is a guess, and whether it is for a unit of weight. */
  items: ItemLinkShape[]
  /** Where the prices and places of the inventory come from. */
  entries: ProvenanceEntry[]
  /** Address of the page without parameters, and whether it leaves guesses out. */
  path: string
  areOut: boolean
}

const tradeDone: Record<Trade, string> = { buys: 'bought', gives: 'given', sells: 'sold' }

/** What a shop sells, or what a market buys. */
export function ShopInventory({ shop, trade, inventory, items, entries, path, areOut }: Props) {
  if (inventory.length === 0) return <p className="card state">Nothing is known of its shelf.</p>
  const reasons = shareReasons(entries)
  const known = new Map(items.map((item) => [item.safe_name, item]))
  const priced = inventory.filter(({ value }) => value !== null)
  // What only a mod puts on the shelf comes after what everybody finds there.
  const ownFirst = inventory.toSorted((a, b) => Number(a.modded) - Number(b.modded))
  const isGuess = ({ name }: StockedItem) => known.get(toSafeName(name))?.value_certainty === 'guess'
  return (
    <div className="card flush">
      <MarksLegend>
        <LeaveOutGuesses path={path} areOut={areOut} guesses={priced.filter(isGuess).length} prices={priced.length} />
      </MarksLegend>
      <table className="tbl inventory">
        <TableHead columns={[[hiddenHead('Picture')], ['Name'], ['Price', 'num marked'], ['Description', 'd-only']]} />
        <tbody>
          {ownFirst.map((stocked, place) => {
            const { name, value, description, modded } = stocked
            const safeName = toSafeName(name)
            const more = known.get(safeName)
            return (
              <tr key={name}>
                <td className="t">
                  <Tile of={safeName} eager={place < 8} />
                </td>
                <td className="name">
                  <ItemLink item={{ name, safe_name: safeName }} />
                  <WhyButton
                    of={reasons.of(safeName, lineOfOne('shops', shop)) ?? reasons.of(safeName, 'shops')}
                    says="on this shelf"
                  />{' '}
                  {modded && <ModdedLabel />}
                </td>
                <td className="num marked">
                  <Guessable isGuess={value !== null && isGuess(stocked)} areOut={areOut}>
                    <Price value={value} sign={value !== null && <WhyButton of={reasons.of(safeName, 'value')} />} />
                    {more?.price_per_weight && value !== null && <small className="muted per"> per weight</small>}
                    {more && value !== null && isOtherVersion(more.value_version) && (
                      <small className="muted per"> in {more.value_version}</small>
                    )}
                  </Guessable>
                </td>
                <td className="desc d-only">
                  {description}
                  <WhyButton of={reasons.of(safeName, 'description')} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="sm muted inventory-note">
        A mark after a name: that it is {tradeDone[trade]} here. After a price or a description: the price, or what it does.
      </p>
      {reasons.all.map((reason) => (
        <WhyNote key={reasonId(reason)} of={reason} />
      ))}
    </div>
  )
}
