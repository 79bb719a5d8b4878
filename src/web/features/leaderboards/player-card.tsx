import type { PlayerBest } from '#model/leaderboards/leaderboard.ts'
import { formatRunTime } from '#model/leaderboards/run-time.ts'
import { paths } from '#model/wiki/paths.ts'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { TableHead, type Column } from '../../ui/table-head.tsx'
import { SubmissionDate } from './submission-date.tsx'
import { VideoLink } from './video-link.tsx'
import './leaderboards.css'

const columns: Column[] = [['Category'], ['Best time'], ['Rank'], ['Own runs', 'wide num'], ['Submitted', 'wide'], ['Video', 'wide']]

type Props = { player: string; best: PlayerBest[]; hasMedals: boolean }

/** A player's best run in each category, with its rank among all runs. */
export function PlayerCard({ player, best, hasMedals }: Props) {
  const firsts = best.filter(({ rank }) => rank === 1).length
  const runs = best.reduce((sum, category) => sum + category.runs, 0)
  return (
    <section className="card flush player-card">
      <div className="row between player-head">
        <h2 className="h3">{player}, best in each category</h2>
        <span className="soft sm">
          {`${formatCount(runs, 'run')} in ${formatCount(best.length, 'category', 'categories')}${hasMedals && firsts > 0 ? `, first in ${firsts}` : ''}`}
        </span>
      </div>
      <div className="player-best" tabIndex={0} role="group" aria-label={`Best runs of ${player}`}>
        <table className="tbl">
          <TableHead columns={columns} />
          <tbody>
            {best.map((category) => (
              <tr key={`${category.challenge} ${category.plot} ${category.setup} ${category.version}`}>
                <td>
                  <a href={boardOf(category)}>{`${category.plot} - ${category.challenge}, ${category.setup}, ${category.version}`}</a>
                </td>
                <td className="time">{formatRunTime(category.time)}</td>
                <td className="rank">
                  <CalculationLink to={boardOf(category)}>
                    <b>{category.rank}</b> <span className="soft">of {category.of}</span>
                  </CalculationLink>
                </td>
                <td className="wide num">{category.runs}</td>
                <td className="wide soft">
                  <SubmissionDate at={category.timestamp} />
                </td>
                <td className="wide">
                  <VideoLink run={{ ...category, player }} />
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

function formatCount(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`
}
