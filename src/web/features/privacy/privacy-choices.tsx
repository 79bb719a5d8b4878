import type { Site } from '#model/wiki/site.ts'
import { Section } from '#web/ui/section.tsx'
import { choiceOf, choiceStatus } from './privacy-choices.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

/** Heading for the page's table of contents. */
export const choicesHeading = { id: 'your-choices', text: 'Your choices', depth: 2 as const }

/** True if the site's settings have something to choose. */
export function hasChoices({ analytics, ads }: Site): boolean {
  return Boolean(analytics.endpoint || (ads.provider && ads.tracks))
}

/** Switches for analytics and ads. Disabled until privacy-choices.browser.ts has loaded, because a click would be lost. */
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
