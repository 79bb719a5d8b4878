import { roundResult } from '#model/wiki/round-estimate.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { bandOf, clumpSpread, spreadOf, toBars, type Spread } from '#model/tools/rig/find-spread.ts'
import { roundRun } from '#model/tools/rig/round-run.ts'
import type { RigRun } from '#model/tools/rig/run-rig.ts'
import { describeWithMark, type Mark } from '#model/wiki/certainty.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { rigSumsUrl } from './rig-answers.tsx'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'

type Row = { key: string; label: string; percent: number; perMinute: number; coinsPerHour: number | null }
type Props = { run: RigRun; mark: Mark; washer: string }

const maxBars = 40

/** Finds per minute and per hour by kind, with their distribution. */
export function FindsTable({ run: exact, mark, washer }: Props) {
  const run = roundRun(exact, mark)
  const all: Row = { key: washer, label: 'All finds', percent: 100, perMinute: run.finds.perMinute, coinsPerHour: run.coinsPerHour }
  const rows = [all, ...run.kinds].map((row) => {
    const perClump = clumpSpread(row.percent / 100, run.counts)
    return { ...row, perClump, minute: spreadOf(perClump, run.clumps.washed) }
  })
  const widest = Math.max(...rows.map(({ minute }) => minute.from + minute.chances.findLastIndex((chance) => chance > 0.001)), 4)
  return (
    <table className="card flush tbl bars tool-table finds-table">
      <caption>Typical range (8 times out of 10). The dotted line is the average.</caption>
      <thead>
        <tr>
          <th scope="col">Find</th>
          <th scope="col">Per minute, 0 to {widest}</th>
          <th scope="col" className="num">
            Typical range
          </th>
          <th scope="col" className="num">
            Average
          </th>
          <th scope="col" className="num">
            Coins per hour
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, percent, perMinute, coinsPerHour, perClump, minute }) => (
          <tr key={key}>
            <th scope="row">
              <span className="find">
                <Tile of={key} size={34} />
                <span>
                  {label} {percent < 100 && <small className="soft">{percent} of 100</small>}
                </span>
              </span>
            </th>
            <td>
              <Histogram spread={minute} most={widest} mean={perMinute} label={label} mark={mark} />
            </td>
            <td className="num" data-label="Typical range">
              <CalculationLink to={rigSumsUrl}>{describeMinutes(bandOf(minute), perMinute)}</CalculationLink>
              <small className="soft">
                {/* Plain text: the number above links to the calculation of both, and two links would be too close for touch. */}
                <Hour perClump={perClump} clumps={run.clumps.washed * 60} mark={mark} />
              </small>
            </td>
            <td className="num" data-label="Average">
              <CalculationLink to={rigSumsUrl}>{toFieldText(perMinute)}</CalculationLink>
            </td>
            <td className="num" data-label="Coins per hour">
              {coinsPerHour === null ? (
                <span className="muted">no base price</span>
              ) : (
                <Price value={coinsPerHour} mark={mark} calculationUrl={rigSumsUrl} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A component of its own because it is expensive: React can handle a tap between two of them. */
function Hour({ perClump, clumps, mark }: { perClump: Spread; clumps: number; mark: Mark }) {
  const { least, most } = bandOf(spreadOf(perClump, clumps))
  return `${describeBand({ least: roundResult(least, mark), most: roundResult(most, mark) })} per hour`
}

/** "3 to 5", or "1 in 8 min" for rare finds. */
function describeMinutes(band: { least: number; most: number }, perMinute: number): string {
  return band.most === 0 && perMinute > 0 ? `1 in ${formatNumber(Math.round(1 / perMinute))} min` : describeBand(band)
}

function describeBand({ least, most }: { least: number; most: number }): string {
  const [from, to] = [least, most].map((count) => formatNumber(count))
  return least === most ? `${from}` : `${from} to ${to}`
}

type HistogramProps = { spread: Spread; most: number; mean: number; label: string; mark: Mark }

/** Bar chart of the chance of each count; bars within the central 80% are highlighted. */
function Histogram({ spread, most, mean, label, mark }: HistogramProps) {
  const { least, most: until } = bandOf(spread)
  const { width: each, bars } = toBars(spread, most, maxBars)
  const highest = Math.max(...bars, 1e-9)
  const width = 100 / bars.length
  const roundPixels = (value: number) => Math.round(value * 100) / 100
  const x = roundPixels(((Math.min(mean, most) + 0.5) / each) * width)
  return (
    <svg
      className="spread"
      viewBox="0 0 100 34"
      preserveAspectRatio="none"
      role="img"
      aria-label={describeWithMark(
        `${label}: ${toFieldText(mean)} per minute on average; 8 of 10 minutes give ${describeBand({ least, most: until })}`,
        mark,
      )}
    >
      {bars.map((chance, index) => (
        <rect
          key={index}
          className={(index + 1) * each > least && index * each <= until ? 'usual' : undefined}
          x={roundPixels(index * width + width * 0.08)}
          width={roundPixels(width * 0.84)}
          y={roundPixels(32 - (30 * chance) / highest)}
          height={roundPixels((30 * chance) / highest)}
        />
      ))}
      <path className="ground" d="M0 32.5H100" />
      <path className="mean" d={`M${x} 0V34`} />
    </svg>
  )
}
