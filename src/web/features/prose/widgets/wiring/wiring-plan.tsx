import { Fragment } from 'react'
import type { Wiring } from '#model/logic/wiring.ts'
import type { WiringLayout } from '#model/logic/wiring-layout.ts'
import { isStepThing } from '#model/game/step-things.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { layerPipes, type PipeLayer } from './pipe-layers.ts'
import { renderWiring, type DrawnPart } from './wiring-drawing.ts'

type Props = {
  wiring: Wiring
  layout: WiringLayout
  /** True: the flow runs top to bottom. */
  turned: boolean
}

/** One drawing of a build. Parts are links above the pipes; labels are beside the pipes. */
export function WiringPlan({ wiring, layout, turned }: Props) {
  const { width, height, parts, pipes, labels } = renderWiring(wiring, layout, turned)
  return (
    <div
      className={`wiring-plan scrollbox ${turned ? 'turned' : 'straight'}`}
      tabIndex={0}
      role="group"
      aria-label={`${wiring.title}, drawn`}
    >
      <div className="wiring-ground" style={{ width, height }}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
          {layerPipes(pipes).map((layer, index) => (
            <Pipes key={index} id={`${wiring.build}-${turned ? 't' : 's'}${index}`} {...layer} />
          ))}
        </svg>
        {parts.map((part) => (
          <Part key={part.node.id} {...part} />
        ))}
        {labels.map(({ lines, x, y }, index) => (
          <span key={index} className="wiring-label" style={{ left: x, top: y }}>
            {lines.map((line, lineIndex) => (
              <Fragment key={lineIndex}>
                {lineIndex > 0 && <br />}
                {line}{' '}
              </Fragment>
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}

function Pipes({ id, carries, pipes }: PipeLayer & { id: string }) {
  const path = pipes.map(({ points }) => points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')).join('')
  return (
    <g className={`wiring-pipe ${carries}`}>
      <defs>
        <path id={id} d={path} />
      </defs>
      <use className="shade" href={`#${id}`} />
      <use className="wall" href={`#${id}`} />
      <use className="flow" href={`#${id}`} />
    </g>
  )
}

function Part({ node: { id, label, item }, x, y, width }: DrawnPart) {
  const style = { left: x, top: y, width }
  const content = (
    <>
      {item ? (
        <Tile of={item} size={48} />
      ) : (
        isStepThing(id) && (
          <img className="thumb" src={picturePaths.stepThing(id)} width={48} height={48} alt="" loading="lazy" decoding="async" />
        )
      )}
      <span>{label} </span>
    </>
  )
  if (!item) {
    return (
      <span className="wiring-part" style={style}>
        {content}
      </span>
    )
  }
  return (
    <a className="wiring-part" style={style} href={paths.item(item)} {...dataAttr(linkedItem, item)}>
      {content}
    </a>
  )
}
