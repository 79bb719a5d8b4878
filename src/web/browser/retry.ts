import { toRetryDelay } from '#model/wiki/retry-delay.ts'
import { element } from './element.ts'

type Trouble = {
  /** What the reader sees from the first failure on. */
  words: string
  /** Puts that, with its "Try again", where it belongs. Without it, it tries in silence. */
  show?: ((notice: HTMLElement) => void) | undefined
  /** Gives up. */
  signal?: AbortSignal
}

/**
 * Tries until it succeeds: after growing pauses, at once when the network is back, and whenever the reader asks. It only
 * fails when it is called off.
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
    if (notice) takeAway(notice)
  }
}

function createNotice(words: string) {
  const again = element('button', { type: 'button', class: 'btn small' }, 'Try again')
  const text = element('span', { role: 'status' }, words)
  return { again, whole: element('div', { class: 'try-again' }, element('span', { class: 'spin' }), text, again) }
}

/** Where the button goes away, the keyboard goes on from what stands around it. */
function takeAway({ whole, again }: ReturnType<typeof createNotice>) {
  let around = document.activeElement === again ? whole.parentElement : null
  whole.remove()
  while (around && !around.querySelector('a, select, input, button')) around = around.parentElement
  around?.querySelector<HTMLElement>('a, select, input, button')?.focus({ preventScroll: true })
}

function nextTry(again: HTMLElement, delayMs: number, calledOff?: AbortSignal): Promise<void> {
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
    again.addEventListener('click', go, { signal })
    calledOff?.addEventListener('abort', go, { signal })
  })
}
