import type { Explosive } from '#model/tools/explosions/explosions.ts'
import { describeWithMark } from '#model/wiki/certainty.ts'
import { toFieldText } from '#model/text/number-input.ts'

/** SVG units per block. */
const block = 16
const gap = 3
/** Space above for names and below for the scale, in blocks. */
const head = 3.4
const foot = 3.2

/** What each explosive digs and destroys, to one scale, with a grid of blocks and a ruler. */
export function BlastDrawing({ explosives }: { explosives: Explosive[] }) {
  const reach = explosives.map(({ hole, destruction }) => Math.ceil(Math.max(hole, destruction)))
  const maxReach = Math.max(...reach)
  const middles = reach.map((own, index) => reach.slice(0, index).reduce((sum, before) => sum + 2 * before + gap, 0) + own + 1.5)
  const width = reach.reduce((sum, own) => sum + 2 * own + gap, 0)
  const height = 2 * maxReach + head + foot
  const level = head + maxReach
  const u = (blocks: number) => blocks * block
  const ruler = Math.min(10, Math.floor(width) - 2)
  return (
    <svg
      className="blast-scene"
      viewBox={`0 0 ${u(width)} ${u(height)}`}
      style={{ maxWidth: `${u(width) * 1.25}px` }}
      role="img"
      aria-label={explosives
        .map(({ name, hole, destruction, mark }) =>
          describeWithMark(`${name}: a hole of radius ${hole} blocks, items destroyed within ${destruction} blocks`, mark),
        )
        .join('. ')}
    >
      <defs>
        <pattern id="blast-blocks" width={block} height={block} patternUnits="userSpaceOnUse" patternTransform={`translate(0 ${u(head)})`}>
          <path className="blast-grid" d={`M${block} 0H0V${block}`} />
        </pattern>
      </defs>
      <rect x="0" y={u(head)} width={u(width)} height={u(2 * maxReach)} fill="url(#blast-blocks)" />
      {explosives.map(({ item, name, hole, destruction }, index) => {
        const x = u(middles[index] ?? 0)
        const y = u(level)
        return (
          <g key={item}>
            <text className="blast-name" x={x} y={u(level - (reach[index] ?? 0) - 0.9)}>
              {name}
            </text>
            <circle className="blast-hole" cx={x} cy={y} r={u(hole)} />
            <circle className="blast-reach" cx={x} cy={y} r={u(destruction)} />
            <path className="blast-line" d={`M${x} ${y}h${u(hole)}`} />
            <path className="blast-line reach" d={`M${x} ${y}v${-u(destruction)}`} />
            <text x={x + u(hole) / 2} y={y + 20}>
              {hole}
            </text>
            <text className="reach" x={x - 18} y={y - u(destruction) / 2}>
              {destruction}
            </text>
            <circle className="blast-core" cx={x} cy={y} r="5" />
          </g>
        )
      })}
      <g transform={`translate(${u(1)} ${u(height - 1.7)})`} className="blast-ruler">
        <path
          d={`M0 -6V6M0 0H${u(ruler)}M${u(ruler)} -6V6${Array.from({ length: ruler - 1 }, (_, mark) => `M${u(mark + 1)} -3V3`).join('')}`}
        />
        <text x={u(ruler) + 10} y="6" className="ruler-text">
          {toFieldText(ruler)} blocks
        </text>
      </g>
    </svg>
  )
}
