import { formatNumber } from '#model/text/format-number.ts'
import { shareFromTheGame, type QualityCounts } from '#model/wiki/data-quality.ts'
import { certainties, certaintyWords } from '#model/wiki/certainty.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { CertaintyBar } from './certainty-bar.tsx'
import { LevelIcon } from '#web/game-ui/certainty-badge.tsx'

/** A row: the name counted, and a link to details. */
export type QualityLine = { name: string; path: string; counts: QualityCounts }

/** Number of facts per level. Rows must be sorted. */
export function QualityTable({
  caption,
  first,
  lines,
  total,
}: {
  caption: string
  first: string
  lines: QualityLine[]
  total?: QualityCounts
}) {
  return (
    <section className="card flush" aria-label={caption}>
      <table className="tbl quality">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col" className="num">
              Facts
            </th>
            {certainties.map((step) => (
              <th key={step} scope="col" className="num step" title={toSentenceCase(certaintyWords[step])}>
                <span className="sure">
                  <LevelIcon of={step} />
                  <span className="word">{certaintyWords[step]}</span>
                </span>
              </th>
            ))}
            <th scope="col" className="share">
              From the game
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, path, counts }) => (
            <tr key={path}>
              <th scope="row" className="name">
                <a href={path}>{name}</a>
              </th>
              <Counts of={counts} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <Counts of={total} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

function Counts({ of }: { of: QualityCounts }) {
  return (
    <>
      <td className="num">
        {formatNumber(of.total)}
        {of.unknown > 0 && <small className="muted"> and {formatNumber(of.unknown)} not known</small>}
      </td>
      {certainties.map((step) => (
        <td key={step} className={`num step${of[step] === 0 ? ' none' : ''}`}>
          {formatNumber(of[step])}
        </td>
      ))}
      <td className="share">
        <CertaintyBar of={of} />
        <span>{shareFromTheGame(of)}%</span>
      </td>
    </>
  )
}
