import { sourceOfVersion } from '#model/news/source-of-version.ts'
import type { Change } from '#model/news/change.ts'
import type { PatchNote, PatchNoteDate } from '#model/news/news.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { certaintyWords } from '#model/wiki/certainty.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { paths } from '#model/wiki/paths.ts'
import { explainMarks, type CitedFacts } from '#web/features/certainty/cited-facts.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChangeTable } from './change-table.tsx'
import { VersionDate } from './version-date.tsx'
import './news.css'

type Props = {
  notes: PatchNote[]
  dates: PatchNoteDate[]
  /** Changes per thing. */
  changes: Change[]
  /** Sources of dates and changes. */
  sources: ProvenanceEntry[]
  /** Sources of the badges in the texts. */
  cited: CitedFacts
  /** Id of the expanded note. */
  open: number | undefined
}

/** Patch notes as `<details>` with a permalink each. */
export function PatchNoteList({ notes, dates, changes, sources, cited, open }: Props) {
  const findChangeReason = (id: number, field: string) => {
    const version = dates.find((date) => date.id === id)?.version
    return version === undefined ? undefined : sourceOfVersion(sources, version, field)
  }
  return (
    <>
      <div className="acc patch-notes">
        {notes.map(({ id, summary, details }) => (
          <details key={id} open={id === open}>
            <summary>
              <Icon name="chevron-right" />
              <h2>{summary}</h2>
              <VersionDate date={dates.find((date) => date.id === id)} />
            </summary>
            <div className="body" id={`patch-${id}`}>
              {/* Sanitized when the content was read. */}
              <CertaintyBadge of={findChangeReason(id, 'changes')} />
              <div className="prose" dangerouslySetInnerHTML={{ __html: explainMarks(details, cited) }} />
              <WhereFrom of={findChangeReason(id, 'changes')} />
              <ChangesOf note={id} changes={changes} />
              {notes.length > 1 && (
                <p className="sm">
                  <a href={paths.patchNote(id)} aria-label={`Link to ${summary}`}>
                    Link to this patch note
                  </a>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
    </>
  )
}

/** Source of changes that are not estimates; estimates have a badge instead. */
function WhereFrom({ of }: { of: ProvenanceEntry | undefined }) {
  if (!of || of.estimate) return null
  const sentences = [`Source: ${of.source} (${certaintyWords[of.certainty]})`, toSentenceCase(of.note)].filter(Boolean)
  return <p className="sm muted">{sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ')}</p>
}

function ChangesOf({ note, changes }: { note: number; changes: Change[] }) {
  const own = changes.filter(({ patch }) => patch === note)
  return own.length > 0 && <ChangeTable changes={own} by="thing" />
}
