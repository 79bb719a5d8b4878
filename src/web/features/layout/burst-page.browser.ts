import { find } from '#web/browser/find.ts'
import { asksAgain } from './layout.attributes.ts'

const pauses = [5, 10, 20, 40, 60]

/** The page for failures asks again by itself, with growing pauses, and opens the real page as soon as there is one. */
export function startRetry() {
  if (find(document, asksAgain)) ask(0)
}

function ask(times: number) {
  const pause = pauses[Math.min(times, pauses.length - 1)] ?? 60
  setTimeout(() => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      .then(({ ok }) => (ok ? location.reload() : ask(times + 1)))
      .catch(() => ask(times + 1))
  }, pause * 1000)
}
