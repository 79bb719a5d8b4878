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
import { listSources } from './list-sources.ts'
import { SourcesFold } from './sources-fold.tsx'
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
              <ChangesOf changes={changesOf(id, changes)} />
              <WhereFrom of={findChangeReason(id, 'changes')} changes={changesOf(id, changes)} />
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

const changesOf = (note: number, changes: Change[]) => changes.filter(({ patch }) => patch === note)

/** Sources of the note, unless it is an estimate with a badge, and of the table below it. */
function WhereFrom({ of, changes }: { of: ProvenanceEntry | undefined; changes: Change[] }) {
  const ofNote = of && !of.estimate ? [`${of.source} (${certaintyWords[of.certainty]})`, toSentenceCase(of.note)].filter(Boolean) : []
  const sentences = [...ofNote.map((sentence) => sentence.replace(/\.?$/, '.')), ...(changes.length > 0 ? [listSources(changes)] : [])]
  return sentences.length > 0 && <SourcesFold>{sentences.join(' ')}</SourcesFold>
}

function ChangesOf({ changes }: { changes: Change[] }) {
  return changes.length > 0 && <ChangeTable changes={changes} by="thing" />
}
