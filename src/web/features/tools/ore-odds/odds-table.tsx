import { formatNumber } from '#model/text/format-number.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { chunksFor, formatChance, type ExpectedFind } from '#model/tools/ore-odds/ore-odds.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { Coins } from '#web/game-ui/coins.tsx'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import type { Mark } from '#model/wiki/certainty.ts'

type Row = ExpectedFind & { expected: number; chance: number; value: number | null }
type Props = {
  rows: readonly Row[]
  /** Key of the selected find. */
  selected: string
  chances: readonly number[]
  total: { expected: number; value: number; mark: Mark | null }
  /** Noun of what is washed: chunks or clumps. */
  washed: string
  basis: Mark | null
}

/** Every find: expected count, chance of at least one, value, and the chunks needed for each chance. */
export function OddsTable({ rows, selected, chances, total, washed, basis }: Props) {
  if (rows.length === 0) return null
  return (
    <section className="scroll" tabIndex={0} aria-label="Every find">
      <table className="tbl bars odds-table">
        <caption className="sr">What these {washed} hold</caption>
        <thead>
          <tr>
            <th scope="col">Find</th>
            <th scope="col" className="num">
              Expected
            </th>
            <th scope="col">At least one</th>
            <th scope="col" className="num">
              Worth, coins
            </th>
            {chances.map((chance) => (
              <th scope="col" className="num" key={chance}>
                {toSentenceCase(washed)} for {chance}%
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, items, odds, percent, expected, chance, value, mark }) => (
            <tr key={key} className={key === selected ? 'first' : undefined} data-find={key}>
              <th scope="row">
                <span className="find">
                  <Tile of={key} size={30} />
                  <span>
                    {items.length === 1 ? <a href={paths.item(key)}>{label}</a> : label} <small className="soft">{odds}%</small>
                  </span>
                </span>
              </th>
              <td className="num" data-label="Expected">
                {formatFinds(expected)}
              </td>
              <td className="bar-cell" data-label="At least one">
                <svg className="bar-line" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round(chance * 100) / 100} height="10" />
                </svg>
                {formatChance(chance, basis)}
              </td>
              <td className="num" data-label="Worth, coins">
                {value === null ? <span className="muted">–</span> : <Coins value={value} mark={mark} variant="text" isResult />}
              </td>
              {chances.map((target) => (
                <td className="num" key={target} data-label={`${toSentenceCase(washed)} for ${target}%`}>
                  {formatChunks(chunksFor(percent, target))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td className="num" data-label="Expected">
              {formatFinds(total.expected)}
            </td>
            <td className="d-only" />
            <td className="num" data-label="Worth, coins">
              <Coins value={total.value} mark={total.mark} variant="text" isResult />
            </td>
            <td className="d-only" colSpan={chances.length} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function formatChunks(chunks: number | null): string {
  return chunks === null ? '–' : formatNumber(chunks)
}
