import { loadPart } from '#web/browser/load-part.ts'
import { findAround } from '#web/browser/find.ts'
import { framePage } from './video.data-attrs.ts'

/** Loads content of other sites only when the reader asks for it. A video is paused at first: nothing plays by itself. */
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
