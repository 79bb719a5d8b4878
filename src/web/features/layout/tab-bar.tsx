import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import type { IconName } from '../../ui/icon-names.ts'
import { Icon } from '../../ui/icon.tsx'

const tabs: { label: string; icon: IconName; path: string }[] = [
  { label: 'Home', icon: 'house', path: paths.home },
  { label: 'Items', icon: 'gem', path: paths.database },
  { label: 'Guides', icon: 'book-open', path: paths.guideBook },
  { label: 'Search', icon: 'search', path: paths.search() },
]

/** The bar at the bottom of a phone. The menu works without script: it is a disclosure of its own. */
export function TabBar() {
  const { pathname } = useLocation()
  return (
    <nav className="tabbar" aria-label="Quick">
      {tabs.map(({ label, icon, path }) => (
        <a key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
      <details className="tabmenu" name="tabmenu">
        <summary>
          <Icon name="menu" />
          Menu
        </summary>
        <ul className="sheet">
          {sheet.map(([label, path]) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

const sheet: [label: string, path: string][] = [
  ['What is the game', paths.aboutGame],
  ['Item Database', paths.database],
  ['Guide Book', paths.guideBook],
  ['World map', paths.map],
  ['My list', paths.list],
  ['Patch Notes', paths.patchNotes],
  ['Speedrun', paths.speedrun],
  ['FAQ', paths.faq],
  ['Mods', paths.mods],
  ['Blog', paths.blog],
  ['About', paths.about],
  ['Contact Us', paths.contact],
]
