import type { SourceCertainty } from '#model/wiki/certainty.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = { of: SourceCertainty; modded?: boolean } & Pick<ProvenanceEntry, 'version' | 'seen_by' | 'seen_on'>

/** A level of certainty, with the version of its source, and who saw it and when. */
export function CertaintySummary({ of, modded = false, version, seen_by, seen_on }: Props) {
  return (
    <CertaintyBadge variant="level" of={of} modded={modded}>
      {version && `, ${version}`}
      {seen_by && `, by ${seen_by}`}
      {seen_on && (
        <>
          , <FullDate value={seen_on} />
        </>
      )}
    </CertaintyBadge>
  )
}
