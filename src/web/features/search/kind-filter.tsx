import type { FoundKind, KindCount } from '#model/search/found.ts'
import { resultKinds } from './game/result-kinds.ts'
import '../../ui/chips.css'

type Props = {
  kinds: readonly KindCount[]
  /** The selected kind; undefined shows all. */
  chosen: FoundKind | undefined
  toPath: (kind: FoundKind | undefined) => string
}

/** Filter by kind with counts, as plain links. */
export function KindFilter({ kinds, chosen, toPath }: Props) {
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const choices = [{ kind: undefined, count: total }, ...kinds]
  return (
    <ul className="chips" aria-label="Kinds of results">
      {choices.map(({ kind, count }) => (
        <li key={kind ?? 'all'}>
          <a className="chip" href={toPath(kind)} aria-current={kind === chosen ? 'true' : undefined}>
            {kind ? resultKinds[kind].group : 'All'} <span className="num">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
