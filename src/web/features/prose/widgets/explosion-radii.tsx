import type { Fact } from '#model/fact.ts'
import { lookUpFacts } from '#model/fact-lookup.ts'
import { paths } from '../../../paths.ts'
import { BlastKeys } from '../../tools/explosions/blast-keys.tsx'
import '../../../styles/pages/stages-and-blasts.css'

type Radius = { hole: number; destruction: number }

/** Units of the drawing for one block. */
const block = 13
/** Room around the largest circle for its label. */
const margin = 26

/** That vehicles are spared is said of the small charge only. */
const explosives = [
  { name: 'Logic Explosives', item: 'logic-explosives', fact: 'logic_explosives_radius', sparesVehicles: true },
  { name: 'Logic Mini Nuke', item: 'logic-mini-nuke', fact: 'logic_mini_nuke_radius', sparesVehicles: false },
]

/** What an explosion digs and what it destroys, both to one scale of blocks. `current` is the item whose page it is. */
export function ExplosionRadii({ facts, current }: { facts: Fact[]; current?: string }) {
  const drawn = explosives.flatMap(({ fact, ...rest }) => {
    const { hole, destruction } = lookUpFacts(facts).numbers(fact) ?? {}
    return hole && destruction ? [{ ...rest, radius: { hole, destruction } }] : []
  })
  if (drawn.length === 0) return null
  const widest = Math.max(...drawn.map(({ radius }) => edgeOf(radius)))
  return (
    <figure className="drawn blasts">
      <div className="blast-row">
        {drawn.map(({ name, item, radius, sparesVehicles }) => (
          // Where there is no room for the widest, all shrink alike: the scale stays the same.
          <div key={item} style={{ width: `min(${edgeOf(radius)}px, ${((edgeOf(radius) / widest) * 100).toFixed(1)}%)` }}>
            <Blast name={name} radius={radius} />
            <p>
              {item === current ? (
                <b>{name}</b>
              ) : (
                <a href={paths.item(item)} data-item={item}>
                  {name}
                </a>
              )}
              <br />
              <span className="sm soft">
                hole {radius.hole} blocks, destruction {radius.destruction} blocks{sparesVehicles && ', vehicles spared'}
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
const reachOf = ({ hole, destruction }: Radius) => Math.ceil(Math.max(hole, destruction))
const edgeOf = (radius: Radius) => 2 * (reachOf(radius) * block + margin)

function Blast({ name, radius }: { name: string; radius: Radius }) {
  const most = reachOf(radius)
  const size = edgeOf(radius)
  const middle = size / 2
  const lines = Array.from({ length: 2 * most + 1 }, (_, line) => middle + (line - most) * block)
  const [first = 0] = lines
  const last = lines.at(-1) ?? size
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      role="img"
      aria-label={`${name}: a hole of radius ${radius.hole} blocks, items destroyed within ${radius.destruction} blocks`}
    >
      <path className="blast-grid" d={lines.map((at) => `M${at} ${first}V${last}M${first} ${at}H${last}`).join('')} />
      <circle className="blast-reach" cx={middle} cy={middle} r={radius.destruction * block} />
      <circle className="blast-hole" cx={middle} cy={middle} r={radius.hole * block} />
      <path className="blast-line" d={`M${middle} ${middle}h${radius.hole * block}`} />
      <text x={middle + (radius.hole * block) / 2} y={middle - 6}>
        {radius.hole}
      </text>
      <path className="blast-line reach" d={`M${middle} ${middle}v${radius.destruction * block}`} />
      <text x={middle + 16} y={middle + radius.destruction * block - 8}>
        {radius.destruction}
      </text>
      <circle className="blast-core" cx={middle} cy={middle} r="4" />
    </svg>
  )
}
