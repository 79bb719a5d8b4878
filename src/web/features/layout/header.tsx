import { Fragment } from 'react'
import { useLocation } from 'react-router'
import type { Site } from '#model/wiki/site.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { CommunityLink, communityLinks } from './community-link.tsx'
import type { Versions } from '#model/wiki/versions.ts'
import { Logo } from './logo.tsx'
import { VersionPill } from './version-pill.tsx'
import { entries, toCurrent } from './navigation.ts'
import { switchesTheme } from './layout.data-attrs.ts'
import { Shortcuts } from './shortcuts.tsx'
import { dataAttr } from '#web/data-attr.ts'

export function Header({ site, versions }: { site: Site | undefined; versions: Versions | null | undefined }) {
  const { pathname } = useLocation()
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>{' '}
      <a className="skip d-only" href="#site-search">
        Skip to search
      </a>
      <section className="topbar" aria-label="Shortcuts, community and search">
        <div className="wrap">
          <Shortcuts pathname={pathname} />
          {site && (
            <nav aria-label="Community">
              {communityLinks.map((place) => (
                <Fragment key={place}>
                  <CommunityLink site={site} to={place} />{' '}
                </Fragment>
              ))}
            </nav>
          )}
          <form className="tsearch" role="search" aria-label="Site search" action={paths.search()}>
            <Icon name="search" />
            <input id="site-search" type="search" name="q" placeholder="Search the wiki" aria-label="Search the wiki" autoComplete="off" />
            {/* Visually hidden and no tab stop: Enter in the field does the same. */}
            <button className="sr" tabIndex={-1}>
              Search the wiki
            </button>
            <kbd className="needs-js">Ctrl K</kbd>
          </form>
          <ThemeButton />
        </div>
      </section>
      <header className="masthead">
        <div className="wrap">
          <a className="brand" href={paths.home} aria-label={`${site?.name ?? 'Bridgepour'}, home`}>
            <Logo />
            <b>{site?.name ?? 'Bridgepour'}</b>
          </a>
          {versions && <VersionPill versions={versions} />}
          <nav className="nav" aria-label="Main">
            {entries
              .filter(({ on }) => on !== 'phone')
              .map((entry) => (
                <Fragment key={entry.path}>
                  <a href={entry.path} aria-current={toCurrent(pathname, entry)}>
                    {entry.label}
                  </a>{' '}
                </Fragment>
              ))}
          </nav>
          {site && (
            <a className="btn gold small" href={site.game.buy.url} rel="external">
              {site.game.buy.label} <Icon name="external-link" />
            </a>
          )}
          <span className="m-only">
            <ThemeButton />
          </span>
        </div>
      </header>
    </>
  )
}

/** Hidden without script: the system theme applies. */
function ThemeButton() {
  return (
    <button type="button" className="iconbtn needs-js" {...dataAttr(switchesTheme)} aria-label="Switch between light and dark">
      <Icon name="sun-moon" />
    </button>
  )
}
