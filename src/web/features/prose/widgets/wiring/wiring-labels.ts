import type { Route } from '#model/logic/wiring-layout.ts'

export type Point = { x: number; y: number }
/** A box by its center. */
export type Box = Point & { width: number; height: number }
export type Label = Box & {
  route: Route
  lines: string[]
  /** No free spot: the label overlaps something. */
  covers: boolean
}
type Pipe = { route: Route; points: Point[] }
type Piece = { from: Point; to: Point }

/** Half the width of a drawn pipe with its shadow. */
export const pipeHalf = 7.5
/** Labels wrap after this many characters. Character, line and frame sizes are those of wiring-diagram.css or slightly less. */
const maxLineLength = 7
const letter = { width: 6.9, line: 13.8 }
const frame = { width: 14, height: 7 }
/** Distance of a label from its own pipe, and from everything else. */
const near = 2
const apart = 3
/** Step between the tried positions along a pipe. */
const stride = 4

/** "through the box" -> ["through", "the box"]; words are never broken. */
export function breakWords(text: string, maxLength: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maxLength) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export function sizeOfLabel(label: string) {
  const lines = breakWords(label, maxLineLength)
  const width = Math.ceil(Math.max(...lines.map(({ length }) => length)) * letter.width + frame.width)
  return { lines, width, height: Math.ceil(lines.length * letter.line + frame.height) }
}

/** Puts each label beside its pipe, where it covers no part, pipe or other label. */
export function placeLabels(parts: readonly Box[], pipes: readonly Pipe[], ground: { width: number; height: number }): Label[] {
  const lines = pipes.flatMap(({ points }) => toPieces(points))
  const placed: Label[] = []
  for (const { route, points } of pipes) {
    if (!route.label) continue
    const { lines: words, width, height } = sizeOfLabel(route.label)
    const size = { width, height }
    const best = chooseSpot(listSpots(points, pipes, route, size), (middle) =>
      cover({ ...middle, ...size }, { parts, lines, labels: placed, ground }),
    )
    placed.push({ route, lines: words, ...best.spot, ...size, covers: best.amount > 0 })
  }
  return placed
}

/** The first spot without overlap, or else the one with the least. */
function chooseSpot(spots: readonly Point[], amountAt: (spot: Point) => number) {
  let best = { spot: { x: 0, y: 0 }, amount: Infinity }
  for (const spot of spots) {
    const amount = amountAt(spot)
    if (amount < best.amount) best = { spot, amount }
    if (amount === 0) break
  }
  return best
}

type Scene = { parts: readonly Box[]; lines: readonly Piece[]; labels: readonly Box[]; ground: { width: number; height: number } }

/** Area of a label that overlaps something or is outside the drawing. */
function cover(box: Box, { parts, lines, labels, ground }: Scene): number {
  const beyond = (at: number, size: number, end: number) => Math.max(0, size / 2 - at) + Math.max(0, at + size / 2 - end)
  const outside = beyond(box.x, box.width, ground.width) + beyond(box.y, box.height, ground.height)
  const onBoxes = [...parts, ...labels].reduce((sum, other) => sum + overlap(box, other, apart), 0)
  return outside + onBoxes + lines.reduce((sum, piece) => sum + overlap(box, toBox(piece), near / 2), 0)
}

/** Overlap of two boxes, including `room` between them; 0 if they are apart. */
export function overlap(a: Box, b: Box, room = 0): number {
  const across = (a.width + b.width) / 2 + room - Math.abs(a.x - b.x)
  const down = (a.height + b.height) / 2 + room - Math.abs(a.y - b.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** A straight pipe segment as the box it fills. */
export function toBox({ from, to }: Piece): Box {
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: Math.abs(to.x - from.x) + pipeHalf * 2,
    height: Math.abs(to.y - from.y) + pipeHalf * 2,
  }
}

export function toPieces(points: readonly Point[]): Piece[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
}

/** Spots on both sides of each segment, from its middle outward; unshared segments first, then the longest. */
function listSpots(points: readonly Point[], pipes: readonly Pipe[], own: Route, size: { width: number; height: number }): Point[] {
  const others = pipes.filter(({ route }) => route !== own && route.from === own.from).flatMap((pipe) => toPieces(pipe.points))
  const isShared = (piece: Piece) => others.some((other) => isLevel(piece) === isLevel(other) && overlap(toBox(piece), toBox(other)) > 0)
  return toPieces(points)
    .toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)) || measurePiece(b) - measurePiece(a))
    .flatMap((piece) => listBeside(piece, size))
}

function listBeside({ from, to }: Piece, { width, height }: { width: number; height: number }): Point[] {
  const level = isLevel({ from, to })
  const off = pipeHalf + near + (level ? height : width) / 2
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const spots: Point[] = []
  for (let away = 0; away <= measurePiece({ from, to }) / 2; away += stride)
    for (const step of away === 0 ? [0] : [away, -away])
      for (const side of [-off, off])
        spots.push(level ? { x: middle.x + step, y: middle.y + side } : { x: middle.x - side, y: middle.y + step })
  return spots
}

const isLevel = ({ from, to }: Piece) => from.y === to.y
const measurePiece = ({ from, to }: Piece) => Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
