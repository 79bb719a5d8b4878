import type { PlayerBest } from '#model/leaderboards/leaderboard.ts'
import { formatRunTime } from '#model/leaderboards/run-time.ts'
import { paths } from '#model/wiki/paths.ts'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { TableHead, type Column } from '../../ui/table-head.tsx'
import { Submitted } from './submitted.tsx'
import { VideoLink } from './video-link.tsx'
import './leaderboards.css'

const columns: Column[] = [['Category'], ['Best time'], ['Rank'], ['Own runs', 'wide num'], ['Submitted', 'wide'], ['Video', 'wide']]

type Props = { player: string; best: PlayerBest[]; hasMedals: boolean }

/** A player's best run in each category, with its rank among all runs. */
export function PlayerCard({ player, best, hasMedals }: Props) {
  const firsts = best.filter(({ rank }) => rank === 1).length
  const runs = best.reduce((sum, one) => sum + one.runs, 0)
  return (
    <section className="card flush player-card">
      <div className="row between player-head">
        <h2 className="h3">{player}, best in each category</h2>
        <span className="soft sm">
          {`${count(runs, 'run')} in ${count(best.length, 'category', 'categories')}${hasMedals && firsts > 0 ? `, first in ${firsts}` : ''}`}
        </span>
      </div>
      <div className="player-best" tabIndex={0} role="group" aria-label={`Best runs of ${player}`}>
        <table className="tbl">
          <TableHead columns={columns} />
          <tbody>
            {best.map((one) => (
              <tr key={`${one.challenge} ${one.plot} ${one.setup} ${one.version}`}>
                <td>
                  <a href={boardOf(one)}>{`${one.plot} - ${one.challenge}, ${one.setup}, ${one.version}`}</a>
                </td>
                <td className="time">{formatRunTime(one.time)}</td>
                <td className="rank">
                  <CalculationLink to={boardOf(one)}>
                    <b>{one.rank}</b> <span className="soft">of {one.of}</span>
                  </CalculationLink>
                </td>
                <td className="wide num">{one.runs}</td>
                <td className="wide soft">
                  <Submitted at={one.timestamp} />
                </td>
                <td className="wide">
                  <VideoLink run={{ ...one, player }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** URL of all runs in the category, where the rank is counted. */
function boardOf({ plot, version, challenge, setup }: PlayerBest): string {
  return paths.runs({ player: 'none', plot, version, challenge, setup })
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
