import { Fragment } from 'react'
import type { Wiring, WiringNode } from '#model/logic/wiring.ts'
import { layOutWiring } from '#model/logic/wiring-layout.ts'
import { isStepThing } from '#model/game/step-things.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { layerPipes, type PipeLayer } from './pipe-layers.ts'
import { renderWiring, type WiringDrawing } from './wiring-drawing.ts'
import type { Point } from './wiring-labels.ts'

type Style = Record<`--${string}`, string>

/**
 * The drawing of a build. Parts are links above the pipes; labels are beside the pipes. Each part and label is in the HTML once, with its
 * position in the horizontal and in the vertical drawing; a container query chooses.
 */
export function WiringPlan({ wiring }: { wiring: Wiring }) {
  const layout = layOutWiring(wiring)
  const [straight, turned] = [renderWiring(wiring, layout, false), renderWiring(wiring, layout, true)]
  return (
    <div className="wiring-plan scrollbox" tabIndex={0} role="group" aria-label={`${wiring.title}, drawn`}>
      <div className="wiring-ground" style={{ ...sizeOf(straight), ...sizeOf(turned, 'turned-') }}>
        <AllPipes id={`${wiring.build}-s`} className="straight" {...straight} />
        <AllPipes id={`${wiring.build}-t`} className="turned" {...turned} />
        {straight.parts.map((part, index) => (
          <Part key={part.node.id} node={part.node} style={placeOf(part, turned.parts[index])} />
        ))}
        {straight.labels.map((label, index) => (
          <span key={index} className="wiring-label" style={placeOf(label, turned.labels[index])}>
            {label.lines.map((line, lineIndex) => (
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

/** 171.60000000000002 -> 171.6 */
const round = (pixels: number) => Math.round(pixels * 10) / 10

function sizeOf({ width, height, parts }: WiringDrawing, prefix = ''): Style {
  return {
    [`--${prefix}width`]: `${round(width)}px`,
    [`--${prefix}height`]: `${round(height)}px`,
    [`--${prefix}part`]: `${parts[0]?.width}px`,
  }
}

function placeOf(straight: Point, turned = straight): Style {
  return {
    '--x': `${round(straight.x)}px`,
    '--y': `${round(straight.y)}px`,
    '--tx': `${round(turned.x)}px`,
    '--ty': `${round(turned.y)}px`,
  }
}

function AllPipes({ id, className, width, height, pipes }: WiringDrawing & { id: string; className: string }) {
  const [w, h] = [round(width), round(height)]
  return (
    <svg className={className} width={w} height={h} viewBox={`0 0 ${w} ${h}`} fill="none" aria-hidden="true">
      {layerPipes(pipes).map((layer, index) => (
        <Pipes key={index} id={`${id}${index}`} {...layer} />
      ))}
    </svg>
  )
}

function Pipes({ id, carries, pipes }: PipeLayer & { id: string }) {
  return (
    <g className={`wiring-pipe ${carries}`}>
      <defs>
        <path id={id} d={pipes.map(({ points }) => renderPath(points)).join('')} />
      </defs>
      <use className="shade" href={`#${id}`} />
      <use className="wall" href={`#${id}`} />
      <use className="flow" href={`#${id}`} />
    </g>
  )
}

/** Pipes are horizontal or vertical: [(0,0), (9,0), (9,5)] -> "M0 0H9V5" */
function renderPath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      return before.y === y ? `H${round(x)}` : `V${round(y)}`
    })
    .join('')
}

function Part({ node: { id, label, item }, style }: { node: WiringNode; style: Style }) {
  const content = (
    <>
      {item ? (
        <Tile of={item} />
      ) : (
        isStepThing(id) && <img className="thumb" src={picturePaths.stepThing(id)} alt="" loading="lazy" decoding="async" />
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
    <a className="wiring-part" style={style} href={paths.item(item)} {...dataAttr(linkedItem)}>
      {content}
    </a>
  )
}
