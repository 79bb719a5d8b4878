import { useLocation } from 'react-router'
import type { Site } from '#model/site.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from './logo.tsx'

/** The main navigation, in the order of the specification. `on`: where the entry shows. */
const entries: { label: string; path: string; on?: 'desktop' | 'phone'; owns?: string[] }[] = [
  { label: 'Home', path: paths.home },
  { label: 'What is the game', path: paths.aboutGame },
  { label: 'Item Database', path: paths.database },
  { label: 'Guide Book', path: paths.guideBook },
  { label: 'Patch Notes', path: paths.patchNotes },
  { label: 'Speedrun', path: paths.speedrun },
  { label: 'FAQ', path: paths.faq, on: 'desktop', owns: [paths.multiplayerFaq] },
  { label: 'Mods', path: paths.mods, owns: [paths.legacyMods, paths.modFaq] },
  { label: 'About', path: paths.about, on: 'desktop' },
  { label: 'Search', path: paths.search(), on: 'phone' },
]

export function Header({ site }: { site: Site | undefined }) {
  const { pathname } = useLocation()
  const isHere = ({ path, owns = [] }: (typeof entries)[number]) => [path, ...owns].some((own) => (own === '/' ? pathname === '/' : pathname === own || pathname.startsWith(`${own}/`)))
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <a className="skip" href="#site-search">
        Skip to search
      </a>
      <section className="topbar" aria-label="Community and search">
        <div className="wrap">
          <span className="tag">{site?.notice}</span>
          <span className="grow" />
          {site && (
            <nav aria-label="Community">
              <a href={site.links.forum.url} rel="external">
                <Icon name="messages-square" />
                {site.links.forum.label}
              </a>
              <a href={site.links.chat.url} rel="external">
                <Icon name="message-circle" />
                {site.links.chat.label}
              </a>
              <a href={site.links.social.url} rel="external">
                <Icon name="rss" />
                {site.links.social.label}
              </a>
            </nav>
          )}
          <form className="tsearch" role="search" aria-label="Site search" action="/search">
            <Icon name="search" />
            <input id="site-search" type="search" name="q" placeholder="Search the wiki" aria-label="Search the wiki" autoComplete="off" />
            <kbd className="needs-js">Ctrl K</kbd>
          </form>
          <ThemeButton />
        </div>
      </section>
      <header className="masthead">
        <div className="wrap">
          <a className="brand" href="/" aria-label={`${site?.name ?? 'Bridgepour'}, home`}>
            <Logo />
            <b>{site?.name ?? 'Bridgepour'}</b>
          </a>
          <nav className="nav" aria-label="Main">
            {entries.map((entry) => (
              <a
                key={entry.path}
                href={entry.path}
                className={entry.on === 'desktop' ? 'd-only' : entry.on === 'phone' ? 'm-only' : undefined}
                aria-current={pathname === entry.path ? 'page' : isHere(entry) ? 'true' : undefined}
              >
                {entry.label}
              </a>
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

/** Without JavaScript the system's theme holds, and there is no button to press in vain. */
function ThemeButton() {
  return (
    <button type="button" className="iconbtn needs-js" data-switch-theme aria-label="Switch between light and dark">
      <Icon name="sun-moon" />
    </button>
  )
}
