import type { Site } from '#model/wiki/site.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { CommunityLink, meetingPlaces } from './community-link.tsx'
import { Logo } from './logo.tsx'
import { sharesPage } from '#web/browser/share.attributes.ts'
import { bears } from '#web/attribute.ts'
import { leadsToTop } from './layout.attributes.ts'

const wikiLinks = [
  { label: 'Tools', path: paths.tools },
  { label: 'About', path: paths.about },
  { label: 'Open questions', path: paths.openQuestions },
  { label: 'Contact Us', path: paths.contact },
  { label: 'Privacy', path: paths.privacy },
  { label: 'API', path: paths.apiDocs },
]

export function Footer({ site }: { site: Site | undefined }) {
  return (
    <footer className="foot">
      <svg className="strata" viewBox="0 0 1600 64" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 14c40-9 70 8 114 2s64-14 114-6 70 12 115 4 66-16 114-8 72 11 115 5 70-15 114-7 66 13 115 4 70-12 114-5 70 12 115 5 66-13 114-6 72 13 115 5 70-14 114-6 66 12 115 5 72-10 112-3V64H0Z"
          fill="var(--stone-2)"
        />
        <path
          d="M0 32c44 8 66-10 114-4s70 12 115 3 66-13 114-5 70 12 115 5 66-13 114-6 72 12 115 4 66-11 114-4 70 11 115 4 70-12 114-5 66 12 115 4 70-11 114-4 70 11 115 4 66-10 114-4 72 9 116 2V64H0Z"
          fill="var(--stone-4)"
        />
        <path
          d="M0 50c46-8 68 7 114 2s68-10 115-3 66 11 114 4 70-11 115-4 66 10 114 4 72-11 115-4 66 10 114 4 70-10 115-4 70 10 114 4 66-10 115-4 70 9 114 3 70-9 115-3 66 9 114 3 72-8 116-2V64H0Z"
          fill="#1a130e"
        />
      </svg>
      <div className="wrap">
        <div className="about">
          <a className="brand" href={paths.home}>
            <Logo />
            <b>{site?.name ?? 'Bridgepour'}</b>
          </a>
          <p>
            The unofficial {site?.game.name ?? 'Hydroneer'} wiki. A fan site, not affiliated with or endorsed by the developer of the game.
            Some signs are from game-icons.net, CC BY 3.0; <a href={paths.credits}>all credits</a>.
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
              {meetingPlaces.map((place) => (
                <li key={place}>
                  <CommunityLink site={site} to={place} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="acts">
          <button type="button" className="btn" {...bears(sharesPage)} hidden>
            <Icon name="share-2" />
            Share this page
          </button>
          <a className="btn" href="#top" {...bears(leadsToTop)}>
            <Icon name="arrow-up" />
            Back to top
          </a>
        </div>
      </div>
    </footer>
  )
}
