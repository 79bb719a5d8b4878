import { Fragment } from 'react'
import { describeOfWhich, type Weak } from '#model/lists/uncertain-parts.ts'

/** Parts of a total that are guesses or unknown, below it; empty if there are none. */
export function UncertainParts({ totals }: { totals: Weak }) {
  return describeOfWhich(totals).map((words) => (
    <Fragment key={words}>
      {' '}
      {/* Keeps "c" on the line of each number. */}
      <span className="ofwhich">{words.replaceAll(/ c\b/g, '\u00a0c')}</span>
    </Fragment>
  ))
}
