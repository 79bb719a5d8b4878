import { TableHead } from '#web/ui/table-head.tsx'
import type { Fact } from '#model/wiki/fact.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { toOdds, type Odds } from '#model/items/drop-chances.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import styleSheet from './ore-odds.css?url'

/** Chance of each find, as bars on one scale. */
export function OreOdds({ facts }: { facts: Fact[] }) {
  const odds = toOdds(lookUpFacts(facts))
  const maxPercent = Math.max(...odds.map(({ percent }) => percent))
  if (odds.length === 0) return null
  return (
    <div className="card flush drawn">
      <link rel="stylesheet" href={styleSheet} />
      <table className="tbl odds">
        <caption className="sr">Ore drop chances</caption>
        <TableHead columns={[['Find'], ['Chance']]} />
        <tbody>
          {odds.map(({ label, percent, items }) => (
            <tr key={label}>
              <td>
                <Finds label={label} items={items} />
              </td>
              <td>
                <span className="odds-bar" data-find={items[0]} style={{ '--share': percent / maxPercent }}>
                  <span aria-hidden="true" />
                  <b>{percent}%</b>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Gems share one line of the odds: each has its tile and name, and the line says so. */
function Finds({ label, items }: Pick<Odds, 'label' | 'items'>) {
  const [only] = items
  if (items.length === 1 && only) {
    return (
      <a className="odds-find" href={paths.item(only)} {...dataAttr(linkedItem)}>
        <Tile of={only} size={36} />
        {label}
      </a>
    )
  }
  return (
    <span className="odds-find">
      {items.map((item) => (
        <a key={item} href={paths.item(item)} {...dataAttr(linkedItem)}>
          <Tile of={item} size={36} />
          {writeOut(item)}
        </a>
      ))}
      {label} together
    </span>
  )
}
