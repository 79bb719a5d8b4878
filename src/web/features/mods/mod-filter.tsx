import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import './mods.css'

type Props = { filter: { mod: string; author: string }; count: number; total: number }

/** Search field of the mod list. The author, set by links, is kept. */
export function ModFilter({ filter, count, total }: Props) {
  return (
    <div className="stack">
      <form className="row tight mod-filter" role="search" aria-label="Mods" action={paths.legacyMods}>
        <label className="field grow">
          <Icon name="search" />
          <span className="sr">Find a mod</span>
          <input type="text" name="mod" defaultValue={filter.mod} placeholder="Find a mod" autoComplete="off" />
        </label>
        <button className="btn">Find</button>
      </form>
      <p className="soft sm mods-found">
        <span role="status">
          {count === total ? `${total} mods` : `${count} of ${total} mods`}
          {filter.author && ` by ${filter.author}`}
        </span>
        {count !== total && (
          <>
            {' · '}
            <a href={paths.legacyMods}>Show all</a>
          </>
        )}
      </p>
    </div>
  )
}

/** Shown if no mod matches. */
export function NoMods() {
  return (
    <p className="card mods-empty">
      No items, <a href={paths.legacyMods}>go back</a>
    </p>
  )
}
