import type { LineStep } from '#model/tools/pressure/pressure-line.ts'
import { describeWithMark, type Mark } from '#model/wiki/certainty.ts'
import { countOf } from '#model/text/count-of.ts'
import { PercentPlot } from '#web/features/tools/percent-plot.tsx'

type Props = {
  line: { steps: LineStep[]; pressure: number; clean: number; tanks: number; pipes: number; filters: number }
  mark: Mark | null
}

/** The water line: a strip of its parts, and above each the pressure and the cleanness of the water after it. */
export function LineDrawing({ line: { steps, pressure, clean, tanks, pipes, filters }, mark }: Props) {
  const width = 100 / steps.length
  const level = (value: number) => roundPixels(100 - value)
  const stairs = (of: (step: LineStep) => number) =>
    steps
      .map(
        (step, index) => `${index === 0 ? 'M' : 'L'}${roundPixels(index * width)} ${level(of(step))}H${roundPixels((index + 1) * width)}`,
      )
      .join('')
  const pressurePath = stairs((step) => step.pressure)
  return (
    <div className="line-drawing">
      <PercentPlot
        label={describeWithMark(
          `An intake, ${countOf(tanks, 'tank')}, ${countOf(pipes, 'pipe')} and ${countOf(filters, 'filter')}: ${pressure}% pressure and ${clean}% clean water at the end.`,
          mark,
        )}
        ticks={[
          { at: 0, text: 'Intake' },
          { at: 100, text: 'End of the line' },
        ]}
        legend={[
          { className: '', text: 'Pressure' },
          { className: 'dashed clean', text: 'Clean water' },
        ]}
      >
        <path className="under" d={`${pressurePath}V100H0Z`} />
        <path className="curve" d={pressurePath} />
        {filters > 0 && <path className="curve dashed clean" d={stairs((step) => step.clean)} />}
      </PercentPlot>
      <svg className="line-parts" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ part }, index) => {
          const gap = Math.min(0.35, width * 0.08)
          const height = { intake: 10, tank: 10, pipe: 4, filter: 7 }[part]
          return (
            <rect
              key={index}
              className={part}
              x={roundPixels(index * width + gap)}
              width={roundPixels(width - 2 * gap)}
              y={(10 - height) / 2}
              height={height}
            />
          )
        })}
      </svg>
      <p className="parts-key" aria-hidden="true">
        {(['intake', 'tank', 'pipe', 'filter'] as const).map((part) => (
          <span key={part}>
            <i className={part} />
            {part}
          </span>
        ))}
      </p>
    </div>
  )
}

function roundPixels(value: number): number {
  return Math.round(value * 100) / 100
}
