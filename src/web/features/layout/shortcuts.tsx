import { Fragment } from 'react'
import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { tools } from '#web/site-index/tool-list.ts'
import { toIconPosition } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showsListCount } from './layout.data-attrs.ts'
import { ListCount } from './list-count.tsx'
import { toCurrent, shortcuts, type NavigationEntry } from './navigation.ts'

/** Map, list, tools and blog, on every page. The tools are a `<details>`, so they open without script. */
export function Shortcuts({ pathname }: { pathname: string }) {
  return (
    <nav aria-label="Shortcuts">
      {shortcuts.map((shortcut) => (
        <Fragment key={shortcut.path}>
          {shortcut.path === paths.tools ? (
            <ToolMenu pathname={pathname} shortcut={shortcut} />
          ) : (
            <Shortcut pathname={pathname} shortcut={shortcut} />
          )}{' '}
        </Fragment>
      ))}
    </nav>
  )
}

type Props = { pathname: string; shortcut: NavigationEntry }

function Shortcut({ pathname, shortcut }: Props) {
  return (
    <a
      className={toIconPosition(shortcut.icon)}
      href={shortcut.path}
      aria-current={toCurrent(pathname, shortcut)}
      {...(shortcut.path === paths.list && dataAttr(showsListCount))}
    >
      {shortcut.label}
      {shortcut.path === paths.list && <ListCount />}
    </a>
  )
}

function ToolMenu({ pathname, shortcut }: Props) {
  const entries = [
    ...tools.map(({ slug, title, icon }) => ({ path: paths.tool(slug), label: title, icon })),
    { path: paths.myGame, label: 'My progress', icon: 'check' } as const,
    { path: paths.myPrices, label: 'My prices', icon: 'tag' } as const,
    { path: paths.compare(), label: 'Compare items', icon: 'arrow-left-right' } as const,
    { path: shortcut.path, label: 'All tools', icon: 'layers' } as const,
  ]
  return (
    <details className="topmenu">
      <summary className={toIconPosition(shortcut.icon)}>
        {shortcut.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="drop">
        {entries.map(({ path, label, icon }) => (
          <li key={path}>
            <a className={toIconPosition(icon)} href={path} aria-current={pathname === path ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
