/**
 * Loads what belongs to another site when the reader asks for it, never before. A video then waits, paused, for the reader to
 * start it: nothing plays by itself.
 */
export function startVideos() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-video]') : null
    if (button) void import('./embed-frame.ts').then(({ loadFrame }) => loadFrame(button))
  })
}
