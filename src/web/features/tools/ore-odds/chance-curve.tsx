import { describeWithMark, type Mark } from '#model/wiki/certainty.ts'
import { countOf } from '#model/text/count-of.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { chanceCurve, chanceOfAny, chunksFor, formatChance, maxChunks, type PricedFind } from '#model/tools/ore-odds/ore-odds.ts'
import { PercentPlot } from '#web/features/tools/percent-plot.tsx'

type Props = { find: PricedFind; chunks: number | null; chances: readonly number[]; washed: string; basis: Mark | null }

/** Chance of one find by number of chunks, up to the reader's number or until the curve is nearly flat. */
export function ChanceCurve({ find, chunks, chances, washed, basis }: Props) {
  const sure = chances.map((chance) => chunksFor(find.percent, chance) ?? 0)
  const maxShown = Math.min(maxChunks, Math.max(2, chunks ?? 0, Math.ceil(Math.max(...sure) * 1.15)))
  const at = (count: number) => Math.round((count / maxShown) * 10000) / 100
  // Rounded: powers may differ in the last digit between server and browser, and React expects equal HTML.
  const level = (chance: number) => Math.round((100 - chance) * 100) / 100
  const curve = chanceCurve(find.percent, maxShown, 80)
    .map(({ chunks: count, chance }, index) => `${index === 0 ? 'M' : 'L'}${at(count)} ${level(chance)}`)
    .join('')
  const points = chances.map((chance, index) => `${chance}% after ${sure[index] ?? 0}`).join(', ')
  return (
    <div className="chance-curve" data-find={find.key}>
      <PercentPlot
        label={describeWithMark(`Chance of at least one ${find.label} by ${washed} of dirt: ${points}.`, basis)}
        ticks={[
          { at: 0, text: `0 ${washed}` },
          { at: 50, text: formatNumber(Math.round(maxShown / 2)) },
          { at: 100, text: `${formatNumber(maxShown)} ${washed}` },
        ]}
      >
        <path className="under" d={`${curve}V100H0Z`} />
        <path className="curve" d={curve} />
        {sure.map((count) => (
          <line key={count} className="sure-mark" x1={at(count)} x2={at(count)} y1={level(chanceOfAny(find.percent, count))} y2="100" />
        ))}
        {chunks !== null && <line className="mark" x1={at(chunks)} x2={at(chunks)} y1="0" y2="100" />}
      </PercentPlot>
      {chunks !== null && (
        <p className="sm soft">
          The dashed line is yours: {countOf(chunks, washed.slice(0, -1))}, {formatChance(chanceOfAny(find.percent, chunks), basis)}.
        </p>
      )}
    </div>
  )
}
