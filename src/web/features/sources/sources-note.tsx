import { FullDate } from '#web/features/dates/full-date.tsx'
import { Icon } from '../../ui/icon.tsx'
import { gatherSources, type SourcesOf } from './gather-sources.ts'
import { CertaintySummary } from './certainty-summary.tsx'
import { SuggestCorrection } from './suggest-correction.tsx'
import './sources-note.css'

export type { SourcesOf }

/** Longer lists of links are collapsed. */
const maxVisible = 6

/** Sources of a page, with guesses, the date of the last check, and links to correct them. */
export function SourcesNote({ of }: { of: readonly SourcesOf[] }) {
  const { lines, files, checked } = gatherSources(of)
  if (files.length === 0) return null
  return (
    <footer className="page-note" id="sources">
      {lines.length > 0 && (
        <details>
          <summary>
            <Icon name="chevron-right" />
            Where this comes from
          </summary>
          <ul>
            {lines.map(({ source, note, certainty, observation, what }) => (
              <li key={`${source} ${note} ${observation.version} ${what}`}>
                <b>{source}</b> {certainty && <CertaintySummary of={certainty} {...observation} />}{' '}
                {(what || note) && <span>{[what, note && upper(note)].filter(Boolean).join('. ')}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        {checked && (
          <span>
            Last checked <FullDate value={checked} />.
          </span>
        )}{' '}
        {files.length <= maxVisible && <SuggestCorrection files={files} />}
      </p>
      {files.length > maxVisible && (
        <details>
          <summary>
            <Icon name="pencil" />
            Suggest a correction to one of {files.length} entries
          </summary>
          <p>
            <SuggestCorrection files={files} />
          </p>
        </details>
      )}
    </footer>
  )
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
