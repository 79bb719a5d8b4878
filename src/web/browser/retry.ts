import { toRetryDelay } from '#model/http/retry-delay.ts'
import { cloneTemplate } from './clone-template.ts'
import { retryNotice } from './retry.data-attrs.ts'

type Trouble = {
  /** Text shown from the first failure on. */
  words: string
  /** Inserts the notice with its "Try again" button. Without it, retries are silent. */
  show?: ((notice: HTMLElement) => void) | undefined
  /** Aborts the retries. */
  signal?: AbortSignal
}

/**
 * Calls `attempt` until it succeeds: after growing delays, at once when the network returns, and whenever the reader asks. Rejects only
 * when aborted.
 */
export async function retry<Result>(attempt: () => Promise<Result>, { words, show, signal }: Trouble): Promise<Result> {
  let notice: ReturnType<typeof createNotice> | undefined
  try {
    for (let failures = 1; ; failures++) {
      try {
        return await attempt()
      } catch (error) {
        if (signal?.aborted) throw error
        notice ??= createNotice(words)
        if (failures === 1) show?.(notice.whole)
        await nextTry(notice.again, toRetryDelay(failures), signal)
      }
    }
  } finally {
    if (notice) removeNotice(notice)
  }
}

function createNotice(words: string) {
  const whole = cloneTemplate(document, retryNotice)
  whole.querySelector('[role=status]')?.append(words)
  return { whole, again: whole.querySelector('button') }
}

/** Moves the focus to a nearby control when the button is removed. */
function removeNotice({ whole, again }: ReturnType<typeof createNotice>) {
  let around = document.activeElement === again ? whole.parentElement : null
  whole.remove()
  while (around && !around.querySelector('a, select, input, button')) around = around.parentElement
  around?.querySelector<HTMLElement>('a, select, input, button')?.focus({ preventScroll: true })
}

function nextTry(again: HTMLElement | null, delayMs: number, calledOff?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const go = () => {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    const timer = setTimeout(go, delayMs)
    const { signal } = waiting
    addEventListener('online', go, { signal })
    again?.addEventListener('click', go, { signal })
    calledOff?.addEventListener('abort', go, { signal })
  })
}
