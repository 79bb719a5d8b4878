import { element } from '#web/browser/element.ts'
import { readAttr } from '#web/browser/find.ts'
import { framePage, frameTitle } from './video.data-attrs.ts'

/** A site that has not answered by then is said to be silent, in milliseconds. */
const timeoutMs = 10_000

/**
 * Puts the page of another site in the place of the button that asked for it. While it is waited for, and when it stays silent,
 * words stand in its place; the box keeps its size. What a site answers is its own: below it stands the link that leads there.
 */
export function loadFrame(button: HTMLButtonElement) {
  const address = readAttr(button, framePage) ?? ''
  const title = readAttr(button, frameTitle) ?? ''
  const host = new URL(address).hostname
  const words = element('p', { role: 'status' }, `Waiting for ${host} …`)
  const again = element('button', { type: 'button', class: 'btn small', hidden: '' }, 'Try again')
  const note = element('div', { class: 'frame-note' }, words, again)
  button.replaceWith(note)

  function attempt() {
    words.textContent = `Waiting for ${host} …`
    again.hidden = true
    const frame = element('iframe', {
      src: address,
      title,
      allow: 'fullscreen; picture-in-picture; encrypted-media',
      referrerpolicy: 'strict-origin-when-cross-origin',
    })
    // It may play and open things, but never take the reader away from the page.
    frame.sandbox.add(
      'allow-scripts',
      'allow-same-origin',
      'allow-presentation',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    )
    const giveUp = setTimeout(() => {
      const hadFocus = document.activeElement === frame
      frame.remove()
      words.textContent = `${host} does not answer.`
      again.hidden = false
      if (hadFocus) again.focus()
    }, timeoutMs)
    frame.addEventListener('load', () => {
      clearTimeout(giveUp)
      words.textContent = ''
    })
    note.after(frame)
    frame.focus()
  }
  again.addEventListener('click', attempt)
  attempt()
}
