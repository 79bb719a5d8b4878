import type { Wiring, WiringNode } from '#model/logic/wiring.ts'
import type { GridPlace, Route, WiringLayout } from '#model/logic/wiring-layout.ts'
import { breakWords, placeLabels, sizeOfLabel, type Box, type Label, type Point } from './wiring-labels.ts'

export type DrawnPart = Box & { node: WiringNode }
export type DrawnPipe = { route: Route; points: Point[] }
export type WiringDrawing = { width: number; height: number; parts: DrawnPart[]; pipes: DrawnPipe[]; labels: Label[] }

/** CSS pixels, matching wiring-diagram.css; `straight` is horizontal, `turned` vertical for narrow screens. */
type Form = { partWidth: number; lane: number; gap: number; edge: number; letters: number }
const straight: Form = { partWidth: 108, lane: 128, gap: 56, edge: 22, letters: 14 }
const turned: Form = { partWidth: 100, lane: 114, gap: 62, edge: 7, letters: 14 }
/** Tighter sizes, for builds that would be wider than the text column or a phone. */
const close: Form = { partWidth: 86, lane: 128, gap: 34, edge: 6, letters: 11 }
const narrow: Form = { partWidth: 86, lane: 92, gap: 62, edge: 4, letters: 11 }
export const roomOf = { straight: 878, turned: 350 }
/** Width of a lane that has only pipes, as a share of a lane with parts. */
const pipesOnly = 0.58
/** A part grows with the lines of its name; `letters` of the form limits a line. */
const partHeight = { least: 92, most: 140, line: 15.7, plain: 74 }
/** Distance between pipe tracks, for a whole step. */
const trackRoom = 164
/** Space on both sides of a label between two parts. If that is too little, the gap grows by `by`, up to `times` times. */
const besideLabel = 14
const growth = { by: 8, times: 12 }
/** Extra width of the gap after each step. */
type Grown = ReadonlyMap<number, number>

/** Positions of all parts, pipes and labels of a build. Labels cover neither parts nor pipes. */
export function renderWiring(wiring: Wiring, layout: WiringLayout, isTurned: boolean): WiringDrawing {
  const wide = renderUncovered(isTurned ? turned : straight, wiring, layout, isTurned)
  const room = isTurned ? roomOf.turned : roomOf.straight
  if (wide.width <= room) return wide
  const tight = renderUncovered(isTurned ? narrow : close, wiring, layout, isTurned)
  // A drawing that scrolls anyway keeps its normal size.
  return tight.width <= room ? tight : wide
}

function renderUncovered(form: Form, wiring: Wiring, layout: WiringLayout, isTurned: boolean): WiringDrawing {
  let grown: Grown = new Map()
  let drawing = layOutWith(grown, form, wiring, layout, isTurned)
  for (let time = 0; time < growth.times && drawing.labels.some(({ covers }) => covers); time++) {
    const tight = drawing.labels.filter(({ covers }) => covers).map(({ route }) => stepBefore(route, layout))
    grown = new Map([...grown, ...tight.map((step) => [step, (grown.get(step) ?? 0) + growth.by] as const)])
    drawing = layOutWith(grown, form, wiring, layout, isTurned)
  }
  return drawing
}

/** Index of the gap where a pipe enters its last part. */
function stepBefore({ to }: Route, { places }: WiringLayout): number {
  return (places.get(to)?.along ?? 0) - 1
}

function layOutWith(grown: Grown, form: Form, { nodes }: Wiring, layout: WiringLayout, isTurned: boolean): WiringDrawing {
  const across = placeLanes(layout)
  const heights = nodes.map(({ label }) => heightOf(label, form.letters))
  const tallest = Math.max(...heights)
  const room = (label: string) => besideLabel + (isTurned ? sizeOfLabel(label).height : sizeOfLabel(label).width)
  const along = stepMiddles(layout, { ...form, size: isTurned ? tallest : form.partWidth, needed: roomForLabels(layout, room), grown })
  const lane = isTurned ? form.lane : Math.max(form.lane, tallest + 24)
  const at = (place: GridPlace): Point => {
    const a = along.at(place.along)
    const b = form.edge + across(place.across + 0.5) * lane
    return isTurned ? { x: b, y: a } : { x: a, y: b }
  }
  const end = { along: along.end, across: form.edge * 2 + across(layout.lanes) * lane }
  const [width, height] = isTurned ? [end.across, end.along] : [end.along, end.across]
  const parts = nodes.map((node, index) => {
    const middle = at(layout.places.get(node.id) ?? { along: 0, across: 0 })
    return { node, ...middle, width: form.partWidth, height: heights[index] ?? partHeight.least }
  })
  const pipes = layout.routes.map((route) => ({ route, points: route.points.map(at) }))
  return { width, height, parts, pipes, labels: placeLabels(parts, pipes, { width, height }) }
}

/** Maps a lane to its center, in lanes with parts: lanes with only pipes are narrower. */
function placeLanes({ places, lanes }: WiringLayout): (across: number) => number {
  const withParts = new Set([...places.values()].map((place) => place.across))
  const widths = Array.from({ length: Math.ceil(lanes) }, (_, lane) => (withParts.has(lane) ? 1 : pipesOnly))
  return (across) =>
    widths.reduce((sum, width, lane) => sum + width * Math.max(0, Math.min(1, across - lane)), 0) +
    pipesOnly * Math.max(0, across - widths.length)
}

function heightOf(label: string, letters: number): number {
  const lines = breakWords(label, letters).length
  return Math.min(partHeight.most, Math.max(partHeight.least, Math.round(partHeight.plain + lines * partHeight.line)))
}

type Steps = { size: number; gap: number; edge: number; needed: Map<number, number>; grown: Grown }

/** Center of each step along the flow. Gaps are as wide as their labels; feedback pipes add a gap at the start or end. */
function stepMiddles({ routes, steps }: WiringLayout, { size, gap, edge, needed, grown }: Steps) {
  const used = routes.flatMap(({ points }) => points.map((point) => point.along))
  const [isBefore, isAfter] = [used.some((step) => step < 0), used.some((step) => step > steps - 1)]
  const gapAfter = (step: number) => Math.max(gap, needed.get(step) ?? 0) + (grown.get(step) ?? 0)
  const middles: number[] = [edge + (isBefore ? gap : 0) + size / 2]
  for (let step = 1; step < steps; step++) middles.push((middles[step - 1] ?? 0) + size + gapAfter(step - 1))
  const middle = (step: number) => middles[step] ?? 0
  const inGap = (step: number) => {
    if (step < 0) return middle(0) - (size + gap) / 2
    return step >= steps - 1 ? middle(steps - 1) + (size + gap) / 2 : (middle(step) + middle(step + 1)) / 2
  }
  return {
    end: middle(steps - 1) + size / 2 + (isAfter ? gap : 0) + edge,
    at(place: number) {
      const step = Math.floor(place)
      return place === step ? middle(step) : inGap(step) + (place - step - 0.5) * trackRoom
    },
  }
}

/** Width that the labels in each gap need, for pipes between neighboring steps. */
function roomForLabels({ routes, places }: WiringLayout, room: (label: string) => number): Map<number, number> {
  const needed = new Map<number, number>()
  for (const { from, to, label } of routes) {
    const [start, end] = [places.get(from)?.along ?? 0, places.get(to)?.along ?? 0]
    if (label && end - start === 1) needed.set(start, Math.max(needed.get(start) ?? 0, room(label)))
  }
  return needed
}
