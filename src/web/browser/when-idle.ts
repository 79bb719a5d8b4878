import { idleCallbackTimeoutMs } from '#model/http/timeouts.ts'

/** Runs a task once the browser has nothing else to do. */
export function whenIdle(task: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: idleCallbackTimeoutMs })
  else setTimeout(task, 1000)
}

const touches = ['pointerover', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin']

/** Calls `task` once, when the reader first points at, scrolls, types into or focuses `target`. */
export function onFirstTouch(target: EventTarget, task: () => void) {
  const controller = new AbortController()
  const run = () => {
    controller.abort()
    task()
  }
  for (const type of touches) target.addEventListener(type, run, { passive: true, capture: true, signal: controller.signal })
}
