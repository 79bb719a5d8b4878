import { find, readAttr } from '#web/browser/find.ts'
import { createForeignFrame } from '#web/browser/foreign-frame.browser.ts'
import { frameNote, framePage, frameTitle } from './video.data-attrs.ts'

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
  const note = find(button.parentElement, frameNote)
  const words = note?.querySelector('p')
  const again = note?.querySelector('button')
  if (!note || !words || !again) return
  note.hidden = false
  button.remove()

  const attempt = () => {
    words.textContent = `Waiting for ${host} …`
    again.hidden = true
    const frame = createForeignFrame(
      {
        src: address,
        title,
        allow: 'fullscreen; picture-in-picture; encrypted-media',
        referrerPolicy: 'strict-origin-when-cross-origin',
      },
      ['allow-same-origin', 'allow-presentation', 'allow-forms'],
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
