import { toRetryDelay } from '#model/http/retry-delay.ts'
import { find } from '#web/browser/find.ts'
import { asksAgain } from './layout.data-attrs.ts'

const pauses = { firstMs: 5000, maxMs: 60_000 }

/** Retries from the error page with growing delays, and opens the real page once it responds. */
export function startRetry() {
  if (find(document, asksAgain)) scheduleRetry(1)
}

function scheduleRetry(attempt: number) {
  setTimeout(
    () => {
      fetch(location.href, { method: 'HEAD', cache: 'no-store' })
        .then(({ ok }) => (ok ? location.reload() : scheduleRetry(attempt + 1)))
        .catch(() => scheduleRetry(attempt + 1))
    },
    toRetryDelay(attempt, pauses),
  )
}
