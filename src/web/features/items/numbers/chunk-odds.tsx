import { chunksPerFind, findOdds, describeTogether, type Odds } from '#model/items/drop-chances.ts'
import { oddsCalculationUrl } from '#web/game-ui/calculation-urls.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { paths } from '#model/wiki/paths.ts'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItems } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** One find and its chance. */
type Row = { name: string; safeName: string; percent: number }

type Props = {
  odds: Odds[]
  item: { name: string; safe_name: string }
}

/** Chances of the finds in a washed chunk, as bars on one scale; this item's bar is highlighted. */
export function ChunkOdds({ odds, item }: Props) {
  const rows = odds.flatMap(toRows).toSorted((a, b) => b.percent - a.percent)
  const greatest = Math.max(...rows.map(({ percent }) => percent))
  return (
    <div className="card">
      <table className="finds">
        <caption className="sr">Share of each find</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Picture</th>
            <th scope="col">Find</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody {...dataAttr(linkedItems)}>
          {rows.map(({ name, safeName, percent }) => (
            <tr key={safeName} className={safeName === item.safe_name ? 'cur' : undefined} data-find={safeName}>
              <td>
                <Tile of={safeName} isListed />
              </td>
              <th scope="row">
                <a href={paths.item(safeName)}>{name}</a>
              </th>
              <td>
                <span className="track">
                  <i style={{ width: `${((percent / greatest) * 100).toFixed(1)}%` }} />
                </span>
                <CalculationLink to={oddsCalculationUrl({ find: safeName })}>
                  <b>{percent}%</b>
                </CalculationLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sm muted note">
        <Explained odds={odds} item={item} /> The onyx came later and isn’t in these odds.{' '}
        <a href={paths.tool('ore-odds')}>How much dirt you need</a>.
      </p>
    </div>
  )
}

/** Splits a shared line equally: in the game's files the gems are equally likely. */
function toRows({ label, percent, items }: Odds): Row[] {
  if (items.length <= 1) return items.map((safeName) => ({ name: label, safeName, percent }))
  const own = Math.round((percent / items.length) * 10) / 10
  return items.map((safeName) => ({ name: writeOut(safeName), safeName, percent: own }))
}

function Explained({ odds, item: { name, safe_name } }: Pick<Props, 'odds' | 'item'>) {
  const own = findOdds(odds, safe_name)
  if (own) {
    const finds = (
      <CalculationLink to={oddsCalculationUrl({ find: safe_name, chunks: '100' })}>{chunksPerFind(own.percent)} finds</CalculationLink>
    )
    if (own.items.length === 1)
      return (
        <>
          One {name} in {finds} on average.
        </>
      )
    return (
      <>
        {describeTogether(own)} are {own.percent}% together: one uncut gem in {finds}
        <CertaintyBadge of="guess" />.
      </>
    )
  }
  if (safe_name.startsWith('uncut-')) return ''
  return 'Out of a hundred finds.'
}
