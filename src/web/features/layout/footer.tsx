import { toIconPosition } from '#web/ui/icon-names.ts'
import { gameName } from '#model/game/name.ts'
import { useLocation } from 'react-router'
import type { Site } from '#model/wiki/site.ts'
import type { Versions } from '#model/wiki/versions.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { CommunityLink, communityLinks } from './community-link.tsx'
import { Logo } from './logo.tsx'
import { sharesPage } from '#web/browser/share/share.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { leadsToTop } from './layout.data-attrs.ts'

const wikiLinks = [
  { label: 'Tools', path: paths.tools },
  { label: 'About', path: paths.about },
  { label: 'Help us check', path: paths.openQuestions },
  { label: 'Contact Us', path: paths.contact },
  { label: 'Privacy', path: paths.privacy },
  { label: 'Offline reading', path: offlinePaths.page },
  { label: 'API', path: paths.apiDocs },
  { label: 'Embed', path: paths.embed },
]

export function Footer({ site, versions }: { site: Site | undefined; versions: Versions | null | undefined }) {
  const { pathname } = useLocation()
  return (
    <footer className="foot">
      <svg className="strata" viewBox="0 0 1600 64" width="100%" height="64" preserveAspectRatio="none" aria-hidden="true">
        <use href={paths.shape('strata')} />
      </svg>
      <div className="wrap">
        <div className="about">
          <a className="brand" href={paths.home}>
            <Logo />
            <b>{site?.name ?? 'Bridgepour'}</b>
          </a>
          <p>
            The unofficial {site?.game.name ?? gameName} wiki{versions && `, for version ${versions.described}`}. A fan site, not affiliated
            with or endorsed by the developer of the game. Some signs are from game-icons.net, CC BY 3.0;{' '}
            <a href={paths.credits}>all credits</a>.
          </p>
        </div>
        <div>
          <h2 className="h4">The wiki</h2>
          <ul>
            {wikiLinks.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        {site && (
          <div>
            <h2 className="h4">Community</h2>
            <ul>
              {communityLinks.map((place) => (
                <li key={place}>
                  <CommunityLink site={site} to={place} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="acts">
          <a
            className={`btn ${toIconPosition('pencil')}`}
            href={paths.correct(pathname === paths.correct() ? null : { page: pathname })}
            rel="nofollow"
          >
            Suggest a correction
          </a>{' '}
          <button type="button" className={`btn ${toIconPosition('share-2')}`} {...dataAttr(sharesPage)} hidden>
            Share this page
          </button>
          <a className={`btn ${toIconPosition('arrow-up')}`} href="#top" {...dataAttr(leadsToTop)}>
            Back to top
          </a>
        </div>
      </div>
    </footer>
  )
}
