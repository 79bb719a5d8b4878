import { useLocation } from 'react-router'
import type { Site } from '#model/wiki/site.ts'
import { paths } from '#model/wiki/paths.ts'
import { toIconPosition, type IconName } from '../../ui/icon-names.ts'
import { dataAttr } from '#web/data-attr.ts'
import { opensSearch } from '#web/features/search/search.data-attrs.ts'
import { CommunityLink, communityLinks } from './community-link.tsx'
import { showsListCount } from './layout.data-attrs.ts'
import { ListCount } from './list-count.tsx'
import { entries, toCurrent, shortcuts } from './navigation.ts'

type Link = { label: string; icon: IconName; path: string }

const tabs: Link[] = [
  { label: 'Home', icon: 'house', path: paths.home },
  { label: 'Items', icon: 'gem', path: paths.database },
  { label: 'Guides', icon: 'book-open', path: paths.guideBook },
  { label: 'Search', icon: 'search', path: paths.search() },
]

/**
 * Bar at the bottom of a phone. The menu is a `<details>`, so it opens without script; menus.browser.ts closes it on Escape and on a tap
 * outside.
 */
export function TabBar({ site }: { site: Site | undefined }) {
  const { pathname } = useLocation()
  const link = ({ label, icon, path }: Link, current: 'page' | 'true' | undefined) => (
    <a
      key={path}
      className={toIconPosition(icon)}
      href={path}
      aria-current={current}
      {...(path === paths.list && dataAttr(showsListCount))}
      {...(path === paths.search() && dataAttr(opensSearch))}
    >
      {label}
      {path === paths.list && <ListCount />}
    </a>
  )
  return (
    <nav className="tabbar" aria-label="Main, on phones">
      {tabs.map((tab) => link(tab, toCurrent(pathname, tab)))}
      <details className="tabmenu">
        <summary className={toIconPosition('menu')} {...dataAttr(showsListCount)}>
          Menu
          <ListCount />
        </summary>
        <div className="sheet">
          <ul className="sheet-more" aria-label="Shortcuts">
            {shortcuts.map((shortcut) => (
              <li key={shortcut.path}>{link(shortcut, toCurrent(pathname, shortcut))}</li>
            ))}
          </ul>
          <ul>
            {entries
              .filter(({ on, path }) => on !== 'desktop' && !tabs.some((tab) => tab.path === path))
              .map((entry) => (
                <li key={entry.path}>{link(entry, toCurrent(pathname, entry))}</li>
              ))}
          </ul>
          {site && (
            <ul className="sheet-more" aria-label="Community">
              {communityLinks.map((place) => (
                <li key={place}>
                  <CommunityLink site={site} to={place} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </nav>
  )
}
