import { Icon } from '#web/ui/icon.tsx'
import type { SitePage } from '#web/site-index/site-pages.ts'

/** The guides, tools and boards that go by these words, above what is found in the game. */
export function FoundPages({ pages }: { pages: SitePage[] }) {
  return (
    <nav className="found-pages" aria-label="Pages of this wiki">
      <ul className="row tight">
        {pages.map(({ name, path, icon }) => (
          <li key={path}>
            <a className="btn" href={path}>
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
