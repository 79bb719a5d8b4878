import type { DrawnPipe } from './wiring-drawing.ts'

/** The part of a pipe that decides its layer. */
export type LaidPipe = Pick<DrawnPipe, 'points'> & { route: Pick<DrawnPipe['route'], 'carries'> }
/** Pipes of one kind, drawn as one path. */
export type PipeLayer = { carries: LaidPipe['route']['carries']; pipes: LaidPipe[] }

/**
 * Merges pipes that do not cross into one path: a page has hundreds of pipes, and slow phones lay out each shape. Of two that cross, the
 * later is above the earlier, with its dark edge between them.
 */
export function layerPipes(pipes: readonly LaidPipe[]): PipeLayer[] {
  const layers: PipeLayer[] = []
  for (const pipe of pipes) {
    const below = layers.findLastIndex((layer) => layer.pipes.some((other) => doCross(pipe, other)))
    const layer = layers.find(({ carries }, index) => index > below && carries === pipe.route.carries)
    if (layer) layer.pipes.push(pipe)
    else layers.push({ carries: pipe.route.carries, pipes: [pipe] })
  }
  return layers
}

type Run = { x: readonly [number, number]; y: readonly [number, number] }

/** The horizontal and vertical segments of a pipe. */
function runsOf({ points }: LaidPipe): Run[] {
  return points.slice(1).map((to, index) => {
    const from = points[index]!
    return { x: [Math.min(from.x, to.x), Math.max(from.x, to.x)], y: [Math.min(from.y, to.y), Math.max(from.y, to.y)] }
  })
}

/** Pipes that touch at an end or overlap along a segment do not cross. */
function doCross(a: LaidPipe, b: LaidPipe): boolean {
  const doPass = (flat: Run, upright: Run) =>
    flat.x[0] < upright.x[0] && upright.x[1] < flat.x[1] && upright.y[0] < flat.y[0] && flat.y[1] < upright.y[1]
  return runsOf(a).some((here) => runsOf(b).some((there) => doPass(here, there) || doPass(there, here)))
}
