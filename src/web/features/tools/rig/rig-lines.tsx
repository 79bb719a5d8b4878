import type { LineStep } from '#model/tools/pressure/pressure-line.ts'

type Props = { intakes: number; steps: readonly LineStep[] }

/** SVG units: x where the lines meet above the pipe to the drills, and the distance between lines. */
const [meet, apart] = [60, 10]
/** x where the lines start, alternating left and right. */
const starts = [4, 96]

/** Each line from its intake to the junction, with its parts in water order. */
export function RigLines({ intakes, steps }: Props) {
  const lines = Array.from({ length: intakes }, (_, line) => ({
    start: starts[line % starts.length] ?? 0,
    y: apart * (Math.floor(line / starts.length) + 0.5),
  }))
  const height = apart * Math.ceil(intakes / starts.length)
  const pipes = `${lines.map(({ start, y }) => `M${start} ${y}H${meet}`).join('')}M${meet} ${apart / 2}V${height}`
  /** A bar across the pipe for each part of this kind. */
  const barsOf = (kind: LineStep['part'], half: number) =>
    lines
      .flatMap(({ start, y }) =>
        steps.flatMap(({ part }, index) => {
          const x = start + ((meet - start) * index) / steps.length
          return part === kind ? [`M${Math.round(x * 100) / 100} ${y - half}v${2 * half}`] : []
        }),
      )
      .join('')
  return (
    <svg
      className="rig-lines"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      style={{ height: `${height * 0.16}rem` }}
      aria-hidden="true"
    >
      <path className="wall" d={pipes} />
      <path d={pipes} />
      <path className="pipe" d={barsOf('pipe', 2)} />
      <path className="filter" d={barsOf('filter', 3)} />
      <path className="tank" d={barsOf('tank', 4)} />
      <path className="intake" d={barsOf('intake', 4)} />
    </svg>
  )
}
