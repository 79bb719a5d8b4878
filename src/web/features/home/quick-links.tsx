import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { showsListCount } from '#web/features/layout/layout.data-attrs.ts'
import { ListCount } from '#web/features/layout/list-count.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/chips.css'
import './quick-links.css'

type Way = { label: string; icon: IconName; path: string }

const ways: Way[] = [
  { label: 'Map', icon: 'map', path: paths.map },
  { label: 'My list', icon: 'shopping-basket', path: paths.list },
  { label: 'Timers', icon: 'sprout', path: paths.tool('growth-timers') },
  { label: 'Tools', icon: 'calculator', path: paths.tools },
]

/** Links for use beside the game, in one row. */
export function QuickLinks() {
  return (
    <ul className="chips at-hand" aria-label="Beside the game">
      {ways.map(({ label, icon, path }) => (
        <li key={path}>
          <a className="chip" href={path} {...(path === paths.list && dataAttr(showsListCount))}>
            <Icon name={icon} />
            {label}
            {path === paths.list && <ListCount />}
          </a>
        </li>
      ))}
    </ul>
  )
}
