import { useLocation } from 'react-router'
import { paths } from '#model/wiki/paths.ts'
import type { IconName } from '../../ui/icon-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { entries, toCurrent } from './navigation.ts'

type Link = { label: string; icon: IconName; path: string }

const tabs: Link[] = [
  { label: 'Home', icon: 'house', path: paths.home },
  { label: 'Items', icon: 'gem', path: paths.database },
  { label: 'Guides', icon: 'book-open', path: paths.guideBook },
  { label: 'Search', icon: 'search', path: paths.search() },
]

/** What desktop readers reach from the pages themselves, a thumb away on phones. */
const shortcuts: Link[] = [
  { label: 'World map', icon: 'map', path: paths.map },
  { label: 'My list', icon: 'shopping-basket', path: paths.list },
  { label: 'Tools', icon: 'calculator', path: paths.tools },
  { label: 'Blog', icon: 'newspaper', path: paths.blog },
]

/**
 * The bar at the bottom of a phone. The menu is a disclosure, so it opens without script; tab-bar.browser.ts adds Escape
 * and a tap beside it.
 */
export function TabBar() {
  const { pathname } = useLocation()
  const link = ({ label, icon, path }: Link, current: 'page' | 'true' | undefined) => (
    <a href={path} aria-current={current}>
      <Icon name={icon} />
      {label}
    </a>
  )
  return (
    <nav className="tabbar" aria-label="Main, on phones">
      {tabs.map((tab) => (
        <div className="tab" key={tab.path}>
          {link(tab, toCurrent(pathname, tab))}
        </div>
      ))}
      <details className="tabmenu">
        <summary>
          <Icon name="menu" />
          Menu
        </summary>
        <div className="sheet">
          <ul>
            {entries
              .filter(({ on }) => on !== 'desktop')
              .map((entry) => (
                <li key={entry.path}>{link(entry, toCurrent(pathname, entry))}</li>
              ))}
          </ul>
          <ul className="sheet-more" aria-label="Shortcuts">
            {shortcuts.map((entry) => (
              <li key={entry.path}>{link(entry, pathname === entry.path ? 'page' : undefined)}</li>
            ))}
          </ul>
        </div>
      </details>
    </nav>
  )
}
