import { ShelvesAreGuessed } from '#web/features/lists/shelves-are-guessed.tsx'
import type { ListLine } from '#model/lists/list-totals.ts'
import { countOf } from '#model/text/count-of.ts'
import { sumTowns } from '#model/lists/town-totals.ts'
import { paths } from '#model/wiki/paths.ts'
import { Emblem } from '#web/ui/icon.tsx'
import { sumOfLines } from '#web/features/lists/sums-at.ts'
import { OfWhich } from '#web/game-ui/of-which.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { looksOfTown } from '#web/game-ui/place-looks.ts'

type Props = {
  /** What is still missing: all of the list while nothing is had. */
  lines: ListLine[]
  /** True when some of the list is had already, and so is not counted. */
  isRest: boolean
}

/** What can be bought in each town, and for how much. */
export function TownTotals({ lines, isRest }: Props) {
  const { towns, notSold } = sumTowns(lines)
  return (
    <section className="card flush by-town" aria-labelledby="by-town">
      <header>
        <h2 className="h3" id="by-town">
          What each town sells
        </h2>
        <p className="sm soft">
          {lines.length === 0
            ? 'You have everything on this list.'
            : `If you buy all you can in one town${isRest ? ', of what is still missing' : ''}. Items sold in several towns count in each.`}
          {towns.length > 0 && <ShelvesAreGuessed />}
        </p>
      </header>
      {towns.length > 0 && (
        <table className="tbl stackrow towns-sold">
          <caption className="sr">Towns with what they sell of the list</caption>
          <thead>
            <tr>
              <th>Town</th>
              <th>Shops</th>
              <th>Items</th>
              <th className="num">Sum</th>
            </tr>
          </thead>
          <tbody>
            {towns.map(({ town, stores, lines: sold, ...total }) => (
              <tr key={town.town_safe_name}>
                <td className="name">
                  <a href={paths.town(town.town_safe_name)}>
                    <TownEmblem town={town.town_safe_name} />
                    {town.name}
                  </a>
                </td>
                <td className="s">
                  <ul>
                    {stores.map(({ store, lines: here, value, mark }) => (
                      <li key={store.id}>
                        <a href={paths.shop(store)}>{store.name}</a>
                        {stores.length > 1 && (
                          <span className="sm soft">
                            {countOf(here.length, 'item')}, <Price value={value} mark={mark} sumAt={sumOfLines(here)} />
                          </span>
                        )}
                      </li>
                    ))}
                  </ul>
                </td>
                <td className="i">{sold.length === lines.length ? `all ${sold.length}` : `${sold.length} of ${lines.length}`}</td>
                <td className="num p">
                  <Price value={total.value} mark={total.mark} sumAt={sumOfLines(sold)} />
                  <OfWhich totals={total} />
                  {total.unpriced > 0 && <small className="per">without {countOf(total.unpriced, 'item')} of unknown price</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notSold.length > 0 && (
        <p className="not-sold sm">
          <b>No known shop sells:</b>{' '}
          {notSold.map((item, place) => (
            <span key={item.id}>
              {place > 0 && ', '}
              <ItemLink item={item} />
            </span>
          ))}
          . Their pages tell what is known of them.
        </p>
      )}
    </section>
  )
}

function TownEmblem({ town }: { town: string }) {
  const { glyph, from, to } = looksOfTown(town)
  return <Emblem glyph={glyph} size={30} from={from} to={to} />
}
