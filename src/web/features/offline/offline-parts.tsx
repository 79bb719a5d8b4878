import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import { dataAttr } from '#web/data-attr.ts'
import {
  cachesNothing,
  cachesPages,
  cachedFind,
  cachedList,
  cachedRow,
  cachedSum,
  foundList,
  foundRow,
  foundSection,
  foundTitle,
  missingAddress,
  missingReason,
  missingPage,
  offlineSwitch,
  switchStatus,
  wholeButton,
  wholeProgress,
  wholeSize,
  wholeStatus,
} from './offline.data-attrs.ts'
import './offline.css'

/** Message for a page that is not cached; shown if the URL is not this page's own. */
export function MissingPage() {
  return (
    <div className="callout hot" {...dataAttr(missingPage)} hidden>
      <Icon name="triangle-alert" />
      <p>
        <span role="status">
          <b>
            <code {...dataAttr(missingAddress)} />
          </b>{' '}
          cannot be shown: the wiki cannot be reached, and this browser has no copy of it.{' '}
          <span {...dataAttr(missingReason)} hidden>
            Filters need the wiki itself.{' '}
          </span>
        </span>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty URL opens this page again */}
        <a href="">Try again</a>. What is kept stands below.
      </p>
    </div>
  )
}

/** Matches from the cached search index for a page that is not cached, filled in by offline-found.browser.ts. */
export function FoundOffline() {
  return (
    <section {...dataAttr(foundSection)} hidden>
      <h2 {...dataAttr(foundTitle)}>Results</h2>
      <ul className="cached-list found-offline" {...dataAttr(foundList)} />
      <template {...dataAttr(foundRow)}>
        <li>
          {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/anchor-is-valid -- a template: both are filled in */}
          <a href="" /> <b className="nb" /> <small />
        </li>
      </template>
    </section>
  )
}

/** List of cached pages, filled in by offline-page.browser.ts. */
export function CachedPages() {
  return (
    <div className="needs-js stack lg">
      <div className="callout gold" {...dataAttr(cachesNothing)} hidden>
        <Icon name="info" />
        <p />
      </div>
      <Section title="On or off">
        <label className="switch">
          <input type="checkbox" {...dataAttr(offlineSwitch)} defaultChecked disabled />
          <span className="track" />
          Keep pages in this browser
        </label>
        <p className="sm soft" role="status" {...dataAttr(switchStatus)} />
      </Section>
      <div className="stack lg" {...dataAttr(cachesPages)}>
        <Section title="The whole wiki">
          <p className="whole-size" {...dataAttr(wholeSize)}>
            Every page, every picture and the map, to take along where there is no network.
          </p>
          <p className="row">
            <button type="button" className="btn gold" {...dataAttr(wholeButton, 'keep')} disabled>
              <Icon name="download" />
              Keep for offline
            </button>
            <button type="button" className="btn" {...dataAttr(wholeButton, 'stop')} hidden>
              Stop
            </button>
            <button type="button" className="btn" {...dataAttr(wholeButton, 'forget')} hidden>
              Delete the whole wiki from here
            </button>
          </p>
          <progress aria-label="How much is kept" {...dataAttr(wholeProgress)} hidden />
          <p className="sm soft" role="status" {...dataAttr(wholeStatus)} />
        </Section>
        <Section title="Kept in this browser">
          <p className="cached-sum" {...dataAttr(cachedSum)}>
            Checking what this browser has stored.
          </p>
          <label className="field cached-find">
            <span>Find a page among them</span>
            <input type="search" autoComplete="off" {...dataAttr(cachedFind)} />
          </label>
          <ul className="cached-list" {...dataAttr(cachedList)} />
          <template {...dataAttr(cachedRow)}>
            <li>
              <a href={paths.home}>Page</a>
              <small />
            </li>
          </template>
        </Section>
      </div>
    </div>
  )
}
