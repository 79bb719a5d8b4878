import type { ModRepository } from '#model/mods/mod-repositories.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import './mods.css'

/** Other pages about mods, and the mods' repositories. */
export function ModSidebar({ repositories }: { repositories: ModRepository[] }) {
  return (
    <aside className="stack md mod-side" aria-label="More about mods">
      <nav className="card" aria-label="Mods">
        <h2 className="h4">More about mods</h2>
        <ul>
          <li>
            <a href={paths.mods}>Mods and the workshop</a>
          </li>
          <li>
            <a href={paths.modFaq}>Mod FAQ: installing and clearing</a>
          </li>
        </ul>
      </nav>
      <nav className="card" aria-label="Repositories">
        <h2 className="h4">Where they come from</h2>
        <ul>
          {repositories.map(({ url, owner, name, author }) => (
            <li key={url}>
              <a href={url} rel="external">
                {author}
                <Icon name="external-link" />
              </a>
              <span className="muted xs">
                {owner}/{name}
              </span>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
