import type { Fact } from '#model/fact.ts'
import { lookUpFacts } from '#model/fact-lookup.ts'
import { paths } from '../../../paths.ts'

type Radius = { hole: number; destruction: number }

/** Units of the drawing for one block. */
const block = 13
/** Room around the largest circle for its label. */
const margin = 26

const explosives = [
  { name: 'Logic Explosives', item: 'logic-explosives', fact: 'logic_explosives_radius' },
  { name: 'Logic Mini Nuke', item: 'logic-mini-nuke', fact: 'logic_mini_nuke_radius' },
]

/** What an explosion digs and what it destroys, both to one scale of blocks. */
export function ExplosionRadii({ facts }: { facts: Fact[] }) {
  const drawn = explosives.flatMap(({ fact, ...rest }) => {
    const { hole, destruction } = lookUpFacts(facts).numbers(fact) ?? {}
    return hole && destruction ? [{ ...rest, radius: { hole, destruction } }] : []
  })
  if (drawn.length === 0) return null
  return (
    <figure className="drawn blasts">
      <div className="blast-row">
        {drawn.map(({ name, item, radius }) => (
          <div key={item}>
            <Blast name={name} radius={radius} />
            <p>
              <a href={paths.item(item)} data-item={item}>
                {name}
              </a>
              <br />
              <span className="sm soft">
                hole {radius.hole} blocks, destruction {radius.destruction} blocks
              </span>
            </p>
          </div>
        ))}
      </div>
      <figcaption>
        <span>
          <i className="blast-key hole" aria-hidden="true" /> dug away
        </span>
        <span>
          <i className="blast-key reach" aria-hidden="true" /> items destroyed, vehicles excepted
        </span>
        <span>One square is one block; both drawings have the same scale.</span>
      </figcaption>
    </figure>
  )
}

function Blast({ name, radius }: { name: string; radius: Radius }) {
  const most = Math.ceil(Math.max(radius.hole, radius.destruction))
  const size = 2 * (most * block + margin)
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
