import type { Wiring, WiringNode } from '#model/logic/wiring.ts'
import type { Place, Route, WiringLayout } from '#model/logic/wiring-layout.ts'
import { isStepThing } from '#model/wiki/step-things.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.attributes.ts'
import { bears } from '#web/attribute.ts'

type Props = {
  wiring: Wiring
  layout: WiringLayout
  /** True: the flow runs from top to bottom. */
  turned: boolean
}

/** From one part to the next, in CSS pixels: along the flow and across it. */
const pitches = { straight: { along: 164, across: 128 }, turned: { along: 160, across: 128 } }
/** Room at the edges, where feedback runs round the outermost parts. */
const edge = 22

/** One drawing of a build. Parts are links and lie over the pipes, which run from middle to middle. */
export function WiringPlan({ wiring, layout, turned }: Props) {
  const pitch = pitches[turned ? 'turned' : 'straight']
  const at = ({ along, across }: Place) => {
    const a = (along + 0.5) * pitch.along + edge
    const b = (across + 0.5) * pitch.across + edge
    return turned ? { x: b, y: a } : { x: a, y: b }
  }
  const end = at({ along: layout.steps - 0.5, across: layout.lanes - 0.5 })
  const size = { x: end.x + edge, y: end.y + edge }
  return (
    <div
      className={`wiring-plan scrollbox ${turned ? 'turned' : 'straight'}`}
      tabIndex={0}
      role="group"
      aria-label={`${wiring.title}, drawn`}
    >
      <div className="wiring-ground" style={{ width: size.x, height: size.y }}>
        <svg width={size.x} height={size.y} viewBox={`0 0 ${size.x} ${size.y}`} aria-hidden="true">
          {layout.routes.map((route, place) => (
            <Pipe key={place} route={route} at={at} />
          ))}
        </svg>
        {wiring.nodes.map((node) => (
          <Part key={node.id} node={node} at={at(layout.places.get(node.id) ?? { along: 0, across: 0 })} />
        ))}
        {layout.routes.map(
          (route, place) =>
            route.label && (
              <span key={place} className="wiring-label" style={toPosition(middleOfLongest(route.points.map(at)))}>
                {route.label}
              </span>
            ),
        )}
      </div>
    </div>
  )
}

type Point = { x: number; y: number }

function Pipe({ route, at }: { route: Route; at: (place: Place) => Point }) {
  const points = route.points.map(at)
  const path = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <g className={`wiring-pipe ${route.carries}`}>
      <path className="shade" d={path} />
      <path className="wall" d={path} />
      <path className="flow" d={path} />
    </g>
  )
}

function Part({ node: { id, label, item }, at }: { node: WiringNode; at: Point }) {
  const content = (
    <>
      {item ? (
        <Tile of={item} size={48} />
      ) : (
        isStepThing(id) && <img className="thumb" src={paths.stepThing(id)} width={48} height={48} alt="" loading="lazy" decoding="async" />
      )}
      <span>{label}</span>
    </>
  )
  if (!item) {
    return (
      <span className="wiring-part" style={toPosition(at)}>
        {content}
      </span>
    )
  }
  return (
    <a className="wiring-part" style={toPosition(at)} href={paths.item(item)} {...bears(linkedItem, item)}>
      {content}
    </a>
  )
}

function toPosition({ x, y }: Point): React.CSSProperties {
  return { left: x, top: y }
}

/** Where a label has most room. */
function middleOfLongest(points: Point[]): Point {
  let best = { length: -1, middle: points[0] ?? { x: 0, y: 0 } }
  points.slice(1).forEach((to, place) => {
    const from = points[place] ?? to
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    if (length > best.length) best = { length, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }
  })
  return best.middle
}
