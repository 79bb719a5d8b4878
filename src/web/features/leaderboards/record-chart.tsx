import type { RunProgression } from '#model/leaderboards/leaderboard.ts'
import { layOutRecords, type ChartSize } from '#model/leaderboards/record-chart.ts'
import { formatRunTime } from '#model/leaderboards/run-time.ts'
import { formatShortDate } from './submission-date.tsx'

const size: ChartSize = { width: 760, height: 260, left: 62, right: 16, top: 16, bottom: 44 }
/** Width of the label with the current record's time. */
const bestRoom = 150
const tip = { width: 218, height: 54 }

/** Step chart of the record: each holds until it is beaten. The table beside it has the same data. */
export function RecordChart({ progression: { records, until }, label }: { progression: RunProgression; label: string }) {
  const chart = layOutRecords(records, until, size)
  const last = chart?.points.at(-1)
  const fastest = records.at(-1)
  if (!chart || !last || !fastest) return null
  const floor = size.height - size.bottom
  return (
    <div className="record-scroll" tabIndex={0} role="group" aria-label="Record chart, scrolls sideways">
      <svg className="record-chart" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        <defs>
          <linearGradient id="record-area" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--gold)" stopOpacity=".34" />
            <stop offset="1" stopColor="var(--gold)" stopOpacity=".02" />
          </linearGradient>
        </defs>
        {chart.timeTicks.map((tick) => (
          <g key={tick.y}>
            <path className="grid" d={`M${size.left} ${tick.y}H${size.width - size.right}`} />
            <text x={size.left - 10} y={tick.y + 5} textAnchor="end">
              {tick.label}
            </text>
          </g>
        ))}
        {chart.dateTicks.map((tick) => (
          <text key={tick.x} x={tick.x} y={size.height - 14} textAnchor={tick.anchor}>
            {tick.label}
          </text>
        ))}
        {/* A single record would make the area a solid block. */}
        {records.length > 1 && <path d={chart.area} fill="url(#record-area)" />}
        <path d={chart.line} className="step" fill="none" stroke="currentColor" />
        {chart.points.map(({ x, y }, index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={index === records.length - 1 ? 8 : 5.5}
            className={index === records.length - 1 ? 'point now' : 'point'}
          />
        ))}
        <text
          className="best"
          x={last.x > size.width - bestRoom ? size.width - size.right : last.x + 12}
          y={last.y + 30}
          textAnchor={last.x > size.width - bestRoom ? 'end' : 'start'}
        >
          {formatRunTime(fastest.run.time)}
        </text>
        {chart.points.map(({ x, y }, index) => {
          const { run } = records[index] ?? fastest
          const left = Math.min(Math.max(x + 12, size.left), size.width - tip.width)
          return (
            <g key={index} className="spot">
              <circle cx={x} cy={y} r="18" fill="none" />
              <g className="spot-tip" opacity="0">
                <path className="hair" d={`M${x} ${y}V${floor}`} />
                <g transform={`translate(${left} ${Math.max(0, y - tip.height - 10)})`}>
                  <rect width={tip.width} height={tip.height} rx="9" />
                  <text className="time" x="14" y="23">
                    {formatRunTime(run.time)}
                  </text>
                  <text className="who" x="14" y="42">
                    {`${run.player.length > 16 ? `${run.player.slice(0, 15)}…` : run.player}, ${formatShortDate(run.timestamp)}`}
                  </text>
                </g>
              </g>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
