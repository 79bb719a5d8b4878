import { element } from '#web/browser/element.ts'
import { find } from '#web/browser/find.ts'
import { mapNotice } from '#web/features/map/map.data-attrs.ts'

/** What can be done about it. */
export type NoticeAction = { label: string; go: () => void }
export type Notify = (text: string, action?: NoticeAction) => void

/** Says what has just happened, without moving the page, with a way back where there is one. */
export function createNotice(root: HTMLElement): Notify {
  const notice = find(root, mapNotice)
  const clear = () => notice?.replaceChildren()
  return (text, action) => {
    const say = element('p', {}, text)
    const close = createButton('Close', clear, 'btn small quiet')
    if (action) {
      const go = createButton(action.label, () => {
        clear()
        action.go()
      })
      say.append(go)
    }
    say.append(close)
    notice?.replaceChildren(say)
    // What had the focus may be gone: then the way back has it.
    if (action && document.activeElement === document.body) say.querySelector('button')?.focus({ preventScroll: true })
  }
}

export function createButton(label: string, onClick: (event: MouseEvent) => void, className = 'btn small'): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className }, label)
  button.addEventListener('click', onClick)
  return button
}
