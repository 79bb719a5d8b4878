import { lazy, type ComponentType } from 'react'
import { loadPart } from '#web/browser/load-part.ts'

const touches = ['pointerdown', 'keydown', 'focusin', 'scroll']
let touched: Promise<void> | undefined

/** Resolves when the reader first touches or scrolls the page. */
function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    for (const type of touches) addEventListener(type, () => resolve(), { once: true, passive: true, capture: true })
  })
  return touched
}

/**
 * A part of an island whose script loads on the first touch. The server's HTML stays until then, so the page must give the island the
 * component itself. It needs a `Suspense` around it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await whenTouched()
    return { default: await loadPart(load) }
  })
}
