import { certainties, certaintyWords, type Sureness } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SuggestCorrection } from '../sources/suggest-correction.tsx'
import { paths } from '#model/wiki/paths.ts'
import { useQuestionOf } from './questions/questions-here.ts'
import { reasonId, type Reason } from './reasons.ts'
import './why.css'

/** A mark that says why when it is pressed; nothing where the fact needs no mark. */
export function Why({ of }: { of: ProvenanceEntry | undefined }) {
  if (!of?.estimate) return null
  return (
    <>
      <WhyButton of={of} />
      <WhyNote of={of} />
    </>
  )
}

/** The mark alone, `says` of what where that is not what stands before it: for a fact that is said a second time, and for tables whose rows share their reasons. */
export function WhyButton({ of, says, inTable = false }: { of: Reason | undefined; says?: string | undefined; inTable?: boolean }) {
  if (!of?.estimate) return null
  const word = certaintyWords[of.certainty]
  const button = (
    <button
      type="button"
      className={`mk ${of.certainty}`}
      popoverTarget={reasonId(of)}
      title={`${says ? `${toSentenceCase(says)}: ${word}` : toSentenceCase(word)}. Why?`}
      // A long table would be a long walk by keyboard: there, the reason also stands on each thing's own page.
      tabIndex={inTable ? -1 : undefined}
    >
      <span className="sr">{` ${says ? `${says}: ` : ''}${word}, why?`}</span>
    </button>
  )
  // In long tables it hangs into the room beside the text, and takes none of the line; they have elements enough.
  return inTable ? button : <span className="mk-at">{button}</span>
}

/** The mark of a whole block of text or numbers, once, in its head. */
export function BlockSign({ of, what }: { of: ProvenanceEntry | undefined; what: string }) {
  if (!of?.estimate) return null
  return (
    <span className="block-sign">
      <WhyButton of={of} />
      <WhyNote of={of} />
      {what}: {certaintyWords[of.certainty]}
    </span>
  )
}

const reasons: Record<Sureness, string> = {
  seen: 'Somebody saw it in the game.',
  files: "It was read from the game's files; for a mod, from its package.",
  told: 'Players or the press say so.',
  'worked-out': 'It follows from what the source says. We know of no check in the game.',
  guess: 'We found nothing that confirms it: it is our best answer until somebody looks.',
  unknown: 'We found no source that tells it.',
}

/** What the marks of a part of a page show, each once. */
export function WhyNotes({ of }: { of: readonly Reason[] }) {
  return of.filter(({ estimate }) => estimate).map((reason) => <WhyNote key={reasonId(reason)} of={reason} />)
}

/**
 * What a mark shows: the step, the reason, its source, version and date, and the way to correct it. All in spans, because marks
 * stand in the middle of sentences.
 */
export function WhyNote({ of }: { of: Reason }) {
  const { certainty, source, note, version, checked, file, seen_by, seen_on } = of
  const id = reasonId(of)
  const asked = useQuestionOf(of)
  return (
    <span className="why" popover="auto" id={id} role="dialog" aria-labelledby={`${id}-is`}>
      <span className="head">
        <span className={`mk ${certainty}`} aria-hidden="true" />
        <b id={`${id}-is`}>{toSentenceCase(certaintyWords[certainty])}</b>
        <button type="button" className="iconbtn" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
          <Icon name="x" />
        </button>
      </span>
      <Gauge of={certainty} />
      <span>{reasons[certainty]}</span>
      <span className="lines">
        <span>Source</span>
        <span>
          {source}
          {note && `. ${toSentenceCase(note)}`}
        </span>
        {seen_on && (
          <>
            <span>Seen</span>
            <span>
              <FullDate value={seen_on} />
              {seen_by && ` by ${seen_by}`}
            </span>
          </>
        )}
        {version && (
          <>
            <span>Version</span>
            <span>{version}</span>
          </>
        )}
        <span>Checked</span>
        <span>
          <FullDate value={checked} />
        </span>
      </span>
      <span className="acts">
        {asked && (
          <a className="btn small" href={paths.openQuestion(asked.slug)}>
            How to check it in the game
          </a>
        )}
        {file ? (
          <SuggestCorrection files={[{ file, field: of.field }]} />
        ) : (
          <span className="muted">Each thing’s own page has the way to correct it.</span>
        )}
      </span>
    </span>
  )
}

/** Five lengths of pipe, lit up to the step. */
function Gauge({ of }: { of: Sureness }) {
  const lit = certainties.toReversed().findIndex((step) => step === of) + 1
  return (
    <span className="gauge" aria-hidden="true">
      <i style={{ width: `${(lit * 100) / certainties.length}%` }} />
    </span>
  )
}
