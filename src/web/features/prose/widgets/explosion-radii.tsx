import { listBlasts, type Blast } from '#model/tools/explosions/explosions.ts'
import { describeWithMark } from '#model/wiki/certainty.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import type { Fact } from '#model/wiki/fact.ts'
import { paths } from '#model/wiki/paths.ts'
import { BlastKeys } from '../../tools/explosions/blast-keys.tsx'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import styleSheet from '../../tools/explosions/blasts.css?url'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** URL of the text that says why the unit is an estimate. */
const blockReason = `${paths.tool('explosions')}#${rulesOfTool}`

/** SVG units per block. */
const block = 13
/** Space around the largest circle for its label. */
const margin = 26

/** What explosives dig and destroy, to one scale. `current` is the item whose page this is. */
export function ExplosionRadii({ facts, current }: { facts: Fact[]; current?: string }) {
  const blasts = listBlasts(facts)
  if (blasts.length === 0) return null
  const widest = Math.max(...blasts.map(edgeOf))
  return (
    <figure className="drawn blasts">
      <link rel="stylesheet" href={styleSheet} />
      <div className="blast-row">
        {blasts.map((blast) => (
          // All drawings shrink by the same factor, so that they keep one scale.
          <div key={blast.item} style={{ width: `min(${edgeOf(blast)}px, ${((edgeOf(blast) / widest) * 100).toFixed(1)}%)` }}>
            <BlastDrawing blast={blast} />
            <p>
              {blast.item === current ? (
                <b>{blast.name}</b>
              ) : (
                <a href={paths.item(blast.item)} {...dataAttr(linkedItem)}>
                  {blast.name}
                </a>
              )}
              <br />
              <span className="sm soft">
                hole {blast.hole} blocks, destruction {blast.destruction} blocks
                <CertaintyBadge of={blast.mark} at={blockReason} />
                {blast.spares && `, ${blast.spares} spared`}
              </span>
            </p>
          </div>
        ))}
      </div>
      <figcaption>
        <BlastKeys />
        <span>One square is one block; both drawings have the same scale.</span>
      </figcaption>
    </figure>
  )
}

/** Blocks from the charge to the edge of the drawing. */
const reachOf = ({ hole, destruction }: Blast) => Math.ceil(Math.max(hole, destruction))
const edgeOf = (blast: Blast) => 2 * (reachOf(blast) * block + margin)

function BlastDrawing({ blast }: { blast: Blast }) {
  const { name, hole, destruction, mark } = blast
  const reach = reachOf(blast)
  const size = edgeOf(blast)
  const middle = size / 2
  const lines = Array.from({ length: 2 * reach + 1 }, (_, line) => middle + (line - reach) * block)
  const [first = 0] = lines
  const last = lines.at(-1) ?? size
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      role="img"
      aria-label={describeWithMark(`${name}: a hole of radius ${hole} blocks, items destroyed within ${destruction} blocks`, mark)}
    >
      <path className="blast-grid" d={lines.map((at) => `M${at} ${first}V${last}M${first} ${at}H${last}`).join('')} />
      <circle className="blast-reach" cx={middle} cy={middle} r={destruction * block} />
      <circle className="blast-hole" cx={middle} cy={middle} r={hole * block} />
      <path className="blast-line" d={`M${middle} ${middle}h${hole * block}`} />
      <text x={middle + (hole * block) / 2} y={middle - 6}>
        {hole}
      </text>
      <path className="blast-line reach" d={`M${middle} ${middle}v${destruction * block}`} />
      <text x={middle + 16} y={middle + destruction * block - 8}>
        {destruction}
      </text>
      <circle className="blast-core" cx={middle} cy={middle} r="4" />
    </svg>
  )
}
