import { lazy, type ComponentType } from 'react'
import { loadPart } from '#web/browser/load-part.ts'
import { onFirstTouch } from '#web/browser/when-idle.ts'

let touched: Promise<void> | undefined

/**
 * A part of an island whose script loads on the first touch. The server's HTML stays until then, so the page must give the island the
 * component itself. It needs a `Suspense` around it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    touched ??= new Promise((resolve) => onFirstTouch(window, resolve))
    await touched
    return { default: await loadPart(load) }
  })
}
