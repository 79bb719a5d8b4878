import { frameTimeoutMs } from '#model/http/timeouts.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { foreignFrame } from '#web/ui/foreign-frame.data-attrs.ts'
import { frameNote, framePage } from './video.data-attrs.ts'

/**
 * Replaces a button by the page of another site. While it loads, and after a timeout, a message is shown; the box keeps its size. Error
 * pages of the other site are not detected: the link below opens it.
 */
export function loadFrame(button: HTMLButtonElement) {
  const address = readAttr(button, framePage) ?? ''
  const host = new URL(address).hostname
  const box = button.parentElement
  const note = find(box, frameNote)
  const words = note?.querySelector('p')
  const again = note?.querySelector('button')
  if (!box || !note || !words || !again) return
  note.hidden = false
  button.remove()

  const attempt = () => {
    words.textContent = `Waiting for ${host} …`
    again.hidden = true
    const frame = cloneTemplate(box, foreignFrame) as HTMLIFrameElement
    frame.src = address
    const giveUp = setTimeout(() => {
      const hadFocus = document.activeElement === frame
      frame.remove()
      words.textContent = `${host} does not answer.`
      again.hidden = false
      if (hadFocus) again.focus()
    }, frameTimeoutMs)
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
