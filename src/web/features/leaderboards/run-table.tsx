import type { Speedrun, SpeedrunFilter } from '#model/leaderboard.ts'
import { withRanks } from '#model/ranking.ts'
import { formatRunTime } from '#model/run-time.ts'
import { paths } from '../../paths.ts'
import { SampleMark } from './sample-mark.tsx'
import { Submitted } from './submitted.tsx'
import { VideoLink } from './video-link.tsx'

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
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col">Time</th>
          <th scope="col">Challenge</th>
          <th scope="col" className="wide">
            Setup
          </th>
          <th scope="col" className="wide">
            Version
          </th>
          <th scope="col" className="wide">
            Submitted
          </th>
          <th scope="col">Video</th>
        </tr>
      </thead>
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
              <td className="wide">{run.setup}</td>
              <td className="wide">{run.version}</td>
              <td className="wide soft">
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
