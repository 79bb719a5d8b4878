import type { Site } from '#model/wiki/site.ts'
import { Section } from '#web/ui/section.tsx'
import { choiceOf, choiceStatus } from './privacy-choices.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

/** The same in the page's list of contents. */
export const choicesHeading = { id: 'your-choices', text: 'Your choices', depth: 2 as const }

/** True when the site's settings leave a reader something to choose. */
export function hasChoices({ analytics, ads }: Site): boolean {
  return Boolean(analytics.endpoint || (ads.provider && ads.tracks))
}

/** What a reader may allow or refuse, as switches that privacy-choices.browser.ts fills in, opens and remembers: before it has come, a click would be lost. */
export function PrivacyChoices({ site: { analytics, ads } }: { site: Site }) {
  return (
    <Section title={choicesHeading.text} id={choicesHeading.id} className="after-prose">
      <div className="needs-js stack">
        {analytics.endpoint && (
          <label className="switch">
            <input type="checkbox" {...dataAttr(choiceOf, 'analytics')} defaultChecked disabled />
            <span className="track" />
            {`Count my visits (${new URL(analytics.endpoint).hostname})`}
          </label>
        )}
        {ads.provider && ads.tracks && (
          <label className="switch">
            <input type="checkbox" {...dataAttr(choiceOf, 'ads')} disabled />
            <span className="track" />
            {`Show me ads (${new URL(ads.provider).hostname})`}
          </label>
        )}
        <p className="sm soft" role="status" {...dataAttr(choiceStatus)} />
      </div>
      <noscript>
        <p>Without JavaScript, no visit is counted and no ads are loaded.</p>
      </noscript>
    </Section>
  )
}
