import { retryNotice } from '#web/browser/retry.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

/** Template of the notice of `browser/retry.ts`. */
export function RetryNotice() {
  return (
    <template {...dataAttr(retryNotice)}>
      <div className="try-again">
        <span className="spin" />
        <span role="status" />
        <button type="button" className="btn small">
          Try again
        </button>
      </div>
    </template>
  )
}
