import { blinkWave, createWave, listSeconds, stepWave, type Wave } from '#model/tools/logic-timing/logic-timing.ts'
import { describeWithMark } from '#model/wiki/certainty.ts'
import { toFieldText } from '#model/text/number-input.ts'
import type { LogicResult } from '#model/tools/logic-timing/logic-address.ts'

type Props = { arrival: NonNullable<LogicResult['arrival']>; blinker: NonNullable<LogicResult['blinker']> }

/** SVG units of a track; the drawing scales to the available width. */
const width = 1000
const [high, low] = [8, 36]
const height = 44

/** Signal levels over time: the switch at 0, the end of the row by both readings, and the blinker. */
export function TimingDiagram({ arrival, blinker }: Props) {
  const { delaysOnly, everyElement, deadline } = arrival
  const until = Math.max(4, Math.ceil(Math.max(deadline, everyElement.at, delaysOnly.at) * 1.12 + 0.5))
  const toX = (seconds: number) => Math.round((seconds / until) * width * 100) / 100
  const lines: { name: string; wave: Wave; className: string }[] = [
    { name: 'In', wave: stepWave(0), className: 'in' },
    { name: 'Out, if only delays take time', wave: stepWave(delaysOnly.at), className: delaysOnly.inTime ? 'out' : 'out late' },
    {
      name: 'Out, if every element takes as long as a delay',
      wave: stepWave(everyElement.at),
      className: everyElement.inTime ? 'out' : 'out late',
    },
    { name: 'Blinker', wave: blinkWave(blinker.half, until), className: 'blink' },
  ]
  const words = `Switched on at 0. Out after ${inSeconds(delaysOnly.at)}, or ${toFieldText(everyElement.at)} if every element takes time; needed within ${toFieldText(deadline)}. The blinker keeps each state for ${inSeconds(blinker.half)}.`
  return (
    <div className="timing" role="img" aria-label={describeWithMark(words, 'worked-out')}>
      <div className="timing-lines">
        {lines.map(({ name, wave, className }) => (
          <div key={name} className="timing-line">
            <span>{name}</span>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
              <path
                className="grid"
                d={listSeconds(until, 20)
                  .map((second) => `M${toX(second)} 0V${height}`)
                  .join('')}
              />
              <path className="deadline" d={`M${toX(deadline)} 0V${height}`} />
              <path className={`wave ${className}`} d={createWave(wave, until, toX, low, high)} />
            </svg>
          </div>
        ))}
        <div className="timing-line axis">
          <span>Seconds</span>
          <span className="axis-marks">
            {listSeconds(until).map((second) => (
              <i key={second} style={{ left: `${(second / until) * 100}%` }}>
                {second}
              </i>
            ))}
          </span>
        </div>
      </div>
      <div className="caption sm soft">
        <i className="deadline-key" /> when it is needed. High: a signal of 1 or more. Low: 0.
      </div>
    </div>
  )
}

function inSeconds(count: number): string {
  return `${toFieldText(count)} ${count === 1 ? 'second' : 'seconds'}`
}
