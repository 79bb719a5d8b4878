import { loadPart } from '#web/browser/load-part.ts'
import { findAround } from '#web/browser/find.ts'
import { framePage } from './video.data-attrs.ts'

/**
 * Loads what belongs to another site when the reader asks for it, never before. A video then waits, paused, for the reader to
 * start it: nothing plays by itself.
 */
export function startVideos() {
  document.addEventListener('click', ({ target }) => {
    const button = findAround<HTMLButtonElement>(target, framePage)
    if (!button) return
    button.disabled = true
    void loadPart(
      () => import('./embed-frame.browser.ts'),
      (notice) => button.parentElement?.after(notice),
    ).then(({ loadFrame }) => loadFrame(button))
  })
}
