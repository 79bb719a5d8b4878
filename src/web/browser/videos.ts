/**
 * Puts the player in place of its poster when the reader asks for it. The video waits, paused, for the reader to start it:
 * nothing plays by itself.
 */
export function startVideos() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-video]') : null
    const { video, title = '' } = button?.dataset ?? {}
    if (!button || !video) return
    const player = document.createElement('iframe')
    player.src = video
    player.title = title
    player.allow = 'fullscreen; picture-in-picture; encrypted-media'
    player.referrerPolicy = 'strict-origin-when-cross-origin'
    button.replaceWith(player)
    player.focus()
  })
}
