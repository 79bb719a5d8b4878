import type { ChargeRow, Explosive } from '#model/tools/explosions/explosions.ts'
import { describeWithMark } from '#model/wiki/certainty.ts'
import { toFieldText } from '#model/text/number-input.ts'

const block = 16
/** A row longer than this is drawn from both ends with a gap: more circles would blur together. */
const maxDrawn = 40

type Props = { explosive: Explosive; row: ChargeRow; charges: number; spacing: number }

/** A row of charges from above, to scale: the blocks dug and the blocks destroyed. */
export function RowDrawing({ explosive: { name, hole, destruction }, row, charges, spacing }: Props) {
  const margin = 1
  const radius = Math.max(hole, destruction)
  const u = (blocks: number) => blocks * block
  const drawnCount = Math.min(charges, maxDrawn)
  const width = (drawnCount - 1) * spacing + 2 * (radius + margin)
  const height = 2 * (radius + margin) + 2.6
  const y = u(radius + margin)
  const first = radius + margin
  const ends = [first - hole, first + (drawnCount - 1) * spacing + hole]
  const places = Array.from({ length: drawnCount }, (_, index) => u(first + index * spacing))
  return (
    <figure className="row-drawing">
      <svg
        viewBox={`0 0 ${u(width)} ${u(height)}`}
        style={{ maxWidth: `${Math.min(u(width) * 1.6, 1200)}px` }}
        role="img"
        aria-label={describeWithMark(
          `${charges} ${name}, ${toFieldText(spacing)} blocks apart: ${toFieldText(row.length)} blocks are dug, ${toFieldText(row.reach)} are in reach`,
          'worked-out',
        )}
      >
        {places.map((x) => (
          <circle key={x} className="blast-reach faint" cx={x} cy={y} r={u(destruction)} />
        ))}
        {places.map((x) => (
          <circle key={x} className="blast-hole" cx={x} cy={y} r={u(hole)} />
        ))}
        {places.map((x) => (
          <circle key={x} className="blast-core" cx={x} cy={y} r={Math.max(4, u(width) / 220)} />
        ))}
        <path
          className="blast-ruler"
          vectorEffect="non-scaling-stroke"
          d={`M${u(ends[0] ?? 0)} ${u(height - 2.4)}v${u(0.8)}M${u(ends[0] ?? 0)} ${u(height - 2)}H${u(ends[1] ?? 0)}M${u(ends[1] ?? 0)} ${u(height - 2.4)}v${u(0.8)}`}
        />
      </svg>
      <figcaption className="sm soft">
        {drawnCount < charges && `The first ${drawnCount} of ${charges} charges. `}
        From above, to scale. The line below is{' '}
        {drawnCount < charges ? 'what these dig' : <>the {toFieldText(row.length)} blocks that are dug</>}.
      </figcaption>
    </figure>
  )
}
