import { listDateTicks, listTimeTicks } from './chart-ticks.ts'
import type { RunRecord } from './leaderboard.ts'

/** Size and margins of the chart, in its own units. */
export type ChartSize = { width: number; height: number; left: number; right: number; top: number; bottom: number }

export type RecordLayout = {
  /** Path of the step line. */
  line: string
  /** Path of the area below it. */
  area: string
  points: { x: number; y: number }[]
  timeTicks: { y: number; label: string }[]
  dateTicks: { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[]
}

const day = 86_400_000
/** Space above the slowest and below the fastest record, as a share of their difference. */
const air = { above: 0.12, below: 0.28 }

/**
 * Coordinates of the chart of a progression. `until` is the date at its right edge, to which the line of the last record is drawn.
 * Undefined without records.
 */
export function layOutRecords(records: readonly RunRecord[], until: string, size: ChartSize): RecordLayout | undefined {
  const points = records.map(({ run }) => ({ at: Date.parse(run.timestamp), time: run.time }))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return undefined

  // At least a day, for a record of today.
  const span = Math.max(Date.parse(until) - first.at, day)
  const to = Math.max(first.at + span, last.at + span * 0.06)
  const gap = first.time - last.time
  const unit = gap > 0 ? gap : first.time * 0.1
  const [fastest, slowest] = [Math.max(0, last.time - unit * air.below), first.time + unit * air.above]

  const x = (at: number) => roundLength(size.left + ((at - first.at) / (to - first.at)) * (size.width - size.left - size.right))
  const y = (time: number) => roundLength(size.top + ((slowest - time) / (slowest - fastest)) * (size.height - size.top - size.bottom))
  const placed = points.map(({ at, time }) => ({ x: x(at), y: y(time) }))
  const [start, ...steps] = placed
  const line = `M${start?.x} ${start?.y}${steps.map((step) => `H${step.x}V${step.y}`).join('')}H${x(to)}`
  return {
    line,
    area: `${line}V${size.height - size.bottom}H${size.left}Z`,
    points: placed,
    timeTicks: listTimeTicks(fastest, slowest).map(({ seconds, label }) => ({ y: y(seconds), label })),
    dateTicks: listDateTicks(first.at, to).map(({ at, label }) => ({ x: x(at), label, anchor: anchorOf(x(at), size) })),
  }
}

/** Labels at the edges are anchored inwards. */
function anchorOf(x: number, { width, left, right }: ChartSize): 'start' | 'middle' | 'end' {
  const edge = 24
  if (x < left + edge) return 'start'
  return x > width - right - edge ? 'end' : 'middle'
}

function roundLength(length: number): number {
  return Math.round(length * 10) / 10
}
