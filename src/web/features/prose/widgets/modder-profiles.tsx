import type { Mod } from '#model/mods/mod.ts'
import { filterMods } from '#model/mods/mod-filter.ts'
import { listModRepositories } from '#model/mods/mod-repositories.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The same count as on the linked list. */
function countMods(mods: Mod[], author: string) {
  const { length } = filterMods(mods, { mod: '', author })
  return length === 1 ? '1 mod' : `${length} mods`
}

/** Authors of the listed mods, with their repositories. */
export function ModderProfiles({ mods }: { mods: Mod[] }) {
  return (
    <ul className="modders drawn">
      {listModRepositories(mods).map(({ owner, author, url, name, mods: own }) => (
        <li className="card" key={url}>
          <h3 className="h4">{author}</h3>
          <p className="sm soft">
            {countMods(mods, author)}, such as {own[0]}
          </p>
          <p className="row tight sm">
            <a href={`https://github.com/${owner}`} rel="external">
              {owner} <Icon name="external-link" />
            </a>
            <a href={url} rel="external">
              {name} <Icon name="external-link" />
            </a>
            <a href={paths.legacyModsBy(author)}>In the list</a>
          </p>
        </li>
      ))}
    </ul>
  )
}
