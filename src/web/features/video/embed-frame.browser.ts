import { find, readAttr } from '#web/browser/find.ts'
import { createForeignFrame } from '#web/browser/foreign-frame.browser.ts'
import { frameNote, framePage, frameTitle } from './video.data-attrs.ts'

const timeoutMs = 10_000

/**
 * Replaces a button by the page of another site. While it loads, and after a timeout, a message is shown; the box keeps its size. Error
 * pages of the other site are not detected: the link below opens it.
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
