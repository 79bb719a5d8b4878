import { certaintyWords } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { reasonId } from './reasons.ts'
import { WhyNote } from './why.tsx'

/** The head of a block of advice: how sure all of it is, once. */
export function AdviceHead({ of }: { of: ProvenanceEntry | undefined }) {
  if (!of?.estimate) return null
  return (
    <div className="top">
      <span className={`mk ${of.certainty}`} aria-hidden="true" />
      <span>
        <b>{toSentenceCase(certaintyWords[of.certainty])}</b>: we know of nobody who tried it in the game
      </span>
      <button type="button" className="btn quiet small" popoverTarget={reasonId(of)}>
        Why
      </button>
      <WhyNote of={of} />
    </div>
  )
}
