import { Fragment } from 'react'
import { describeOfWhich, type Weak } from '#model/lists/of-which.ts'

/** What of a sum stands on weak feet, below it; nothing where nothing does. */
export function OfWhich({ totals }: { totals: Weak }) {
  return describeOfWhich(totals).map((words) => (
    <Fragment key={words}>
      {' '}
      {/* No coin stands alone on a line. */}
      <span className="ofwhich">{words.replace(/ c$/, '\u00a0c')}</span>
    </Fragment>
  ))
}
