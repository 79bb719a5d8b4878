import type { Mark } from '#model/wiki/certainty.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { TableHead } from '#web/ui/table-head.tsx'
import { clockAfter, formatLength, type TimerMark } from '#model/tools/growth-timers/growth-timers.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  marks: readonly TimerMark[]
  /** Seconds after midnight; null if no start time is entered. */
  start: number | null
  caption: string
  /** Certainty of the times; null if a source states them. */
  certainty: Mark | null
}

/** When each mark is reached: time after the start, and time of day if a start time is entered. */
export function MarkTable({ marks, start, caption, certainty }: Props) {
  const after = (
    <>
      After (min:s)
      <CertaintyBadge of={certainty} at={`#${rulesOfTool}`} />
    </>
  )
  return (
    <table className="tbl mark-table">
      <caption>{caption}</caption>
      <TableHead columns={[['What'], [after, 'num'], ['At', 'num']]} />
      <tbody>
        {marks.map(({ label, seconds, ready }) => {
          const at = start === null ? null : clockAfter(start, seconds)
          return (
            <tr key={seconds} className={ready ? 'ripe' : undefined}>
              <td>{label}</td>
              <td className="num">{formatLength(seconds)}</td>
              <td className="num">
                {at ? (
                  <>
                    {at.clock}
                    {at.days > 0 && <small> next day</small>}
                  </>
                ) : (
                  <span className="muted" title="Type a start time">
                    <span aria-hidden="true">—</span>
                    <span className="sr">needs a start time</span>
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
