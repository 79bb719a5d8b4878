import './quality.css'
import type { QualityCounts } from '#model/wiki/data-quality.ts'
import { certainties } from '#model/wiki/certainty.ts'

/** Stacked bar of a kind's facts by level, from certain to guessed. Decorative: the numbers are beside it. */
export function CertaintyBar({ of }: { of: QualityCounts }) {
  return (
    <span className="certainty-bar" aria-hidden="true">
      {certainties.map((step) => of[step] > 0 && <i key={step} className={step} style={{ flexGrow: of[step] }} />)}
    </span>
  )
}
