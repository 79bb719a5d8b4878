import { Fragment } from 'react'
import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { tools } from '#web/site-index/tool-list.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showsListCount } from './layout.data-attrs.ts'
import { toCurrent, ways, type Entry } from './navigation.ts'

/** Map, list, tools and blog from every page. The tools are a disclosure, so they open without script. */
export function Ways({ pathname }: { pathname: string }) {
  return (
    <nav className="ways" aria-label="Shortcuts">
      {ways.map((way) => (
        <Fragment key={way.path}>
          {way.path === paths.tools ? <ToolMenu pathname={pathname} way={way} /> : <Way pathname={pathname} way={way} />}{' '}
        </Fragment>
      ))}
    </nav>
  )
}

type Props = { pathname: string; way: Entry }

function Way({ pathname, way }: Props) {
  return (
    <a href={way.path} aria-current={toCurrent(pathname, way)} {...(way.path === paths.list && dataAttr(showsListCount))}>
      <Icon name={way.icon} />
      {way.label}
    </a>
  )
}

function ToolMenu({ pathname, way }: Props) {
  const entries = [
    ...tools.map(({ slug, title, note, icon }) => ({ path: paths.tool(slug), label: title, note, icon })),
    { path: paths.myGame, label: 'My progress', note: 'what you own and what’s left', icon: 'check' } as const,
    { path: paths.compare(), label: 'Compare items', note: 'up to four side by side', icon: 'arrow-left-right' } as const,
    { path: way.path, label: 'All tools', note: 'calculators and planners', icon: 'layers' } as const,
  ]
  return (
    <details className="topmenu">
      <summary>
        <Icon name={way.icon} />
        {way.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="drop">
        {entries.map(({ path, label, note, icon }) => (
          <li key={path}>
            <a href={path} aria-current={pathname === path ? 'page' : undefined}>
              <Icon name={icon} />
              <span>
                {label} <small>{note}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
