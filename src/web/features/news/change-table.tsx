import type { Change, EarlierValue, KnownValue } from '#model/news/change.ts'
import { certaintyWords, leastCertainOrGuess } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { Price } from '#web/game-ui/price.tsx'
import { TableHead, type Column } from '#web/ui/table-head.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { listSources } from './list-sources.ts'
import { SourcesFold } from './sources-fold.tsx'

type Props = {
  changes: Change[]
  /** First column: the thing, below a patch note, or the version, on a thing's page. */
  by: 'thing' | 'version'
}

/** Changes with the value before and after, the last version with the old value, and its certainty. */
export function ChangeTable({ changes, by }: Props) {
  const version: Column[] = by === 'version' ? [['Version']] : []
  // If no earlier value is known, a sentence below replaces the column.
  const before: Column[] = changes.some(({ from }) => from) ? [['Before', 'num']] : []
  return (
    <div className="stack">
      <div className="card flush">
        <table className="tbl keep">
          <TableHead columns={[...version, ['What'], ...before, [before.length > 0 ? 'After' : 'Value', 'num']]} />
          <tbody>
            {changes.map((change) => (
              <tr key={`${change.patch} ${change.kind} ${change.id} ${change.field}`}>
                {by === 'version' && (
                  <td>
                    <a href={paths.patchNote(change.patch)}>{change.version}</a>
                  </td>
                )}
                <td>
                  {by === 'version' ? change.what : <Thing of={change} />}
                  <div className="sm soft">{certaintyWords[leastCertainOrGuess([change.to.certainty, change.from?.certainty])]}</div>
                  {change.to.note && <div className="sm muted">{change.to.note}</div>}
                </td>
                {before.length > 0 && (
                  <td className="num">
                    <Before earlier={change.from} coins={change.coins} />
                  </td>
                )}
                <td className="num">
                  <Value earlier={change.to} coins={change.coins} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {by === 'version' && <SourcesFold>{listSources(changes)}</SourcesFold>}
    </div>
  )
}

function Thing({ of: { kind, name, what, path } }: { of: Change }) {
  // A fact has no name of its own.
  const [words, rest] = kind === 'fact' ? [what, ''] : [name, `, ${what.toLowerCase()}`]
  return (
    <>
      {path === '' ? words : <a href={path}>{words}</a>}
      {rest}
    </>
  )
}

/** The earlier value, with the last version known to have it. */
function Before({ earlier, coins }: { earlier: EarlierValue | null; coins: boolean }) {
  if (!earlier) return <span className="muted">–</span>
  return (
    <>
      <Value earlier={earlier} coins={coins} />
      <div className="sm muted nb">in {earlier.version}</div>
    </>
  )
}

function Value({ earlier: { value, certainty }, coins }: { earlier: KnownValue; coins: boolean }) {
  if (coins && typeof value === 'number') return <Price value={value} mark={certainty} variant="text" />
  return (
    <span className="nb">
      {value}
      <CertaintyBadge of={certainty} />
    </span>
  )
}
