import type { Speedrun, SpeedrunFilter } from '#model/leaderboards/leaderboard.ts'
import { withRanks } from '#model/leaderboards/ranking.ts'
import { formatRunTime } from '#model/leaderboards/run-time.ts'
import { paths } from '#model/wiki/paths.ts'
import { TableHead, type Column } from '../../ui/table-head.tsx'
import { SampleMark } from './sample-mark.tsx'
import { Submitted } from './submitted.tsx'
import { VideoLink } from './video-link.tsx'
import './leaderboards.css'

const columns: Column[] = [['Rank'], ['Player'], ['Time'], ['Challenge'], ['Setup'], ['Version'], ['Submitted'], ['Video']]

type Props = {
  runs: Speedrun[]
  /** Places among them of those that are not real. */
  samples: number[]
  /** Runs on the pages before this one. */
  before: number
  firstRank: number
  filter: SpeedrunFilter
}

const medals = ['gold', 'silver', 'bronze']

/** The ranked runs. A player's name leads to the runs of that player, the other filters staying as they are. */
export function RunTable({ runs, samples, before, firstRank, filter }: Props) {
  return (
    <table className="tbl stackrow runs">
      <TableHead columns={columns} />
      <tbody>
        {withRanks(runs, (a, b) => a.time === b.time, { before, firstRank }).map(({ rank, entry: run }, row) => {
          const medal = medals[rank - 1]
          return (
            <tr key={row} className={rank === 1 ? 'first' : undefined}>
              <td>
                <span className={medal ? `rk ${medal}` : 'rk'}>{rank}</span>
              </td>
              <td className="name">
                <a href={paths.runs({ ...filter, player: run.player })}>{run.player}</a>
                {samples.includes(row) && <SampleMark />}
              </td>
              <td className="time">{formatRunTime(run.time)}</td>
              <td>{`${run.plot} - ${run.challenge}`}</td>
              <td>{run.setup}</td>
              <td>{run.version}</td>
              <td className="soft">
                <Submitted at={run.timestamp} />
              </td>
              <td>
                <VideoLink run={run} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
