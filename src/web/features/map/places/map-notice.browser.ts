import { element } from '#web/browser/element.ts'
import { find } from '#web/browser/find.ts'
import { mapNotice } from '#web/features/map/map.data-attrs.ts'

/** What can be done about it. */
export type Way = { label: string; go: () => void }
export type Notify = (text: string, way?: Way) => void

/** Says what has just happened, without moving the page, with a way back where there is one. */
export function createNotice(root: HTMLElement): Notify {
  const notice = find(root, mapNotice)
  const clear = () => notice?.replaceChildren()
  return (text, way) => {
    const say = element('p', {}, text)
    const close = createButton('Close', clear, 'btn small quiet')
    if (way) {
      const go = createButton(way.label, () => {
        clear()
        way.go()
      })
      say.append(go)
    }
    say.append(close)
    notice?.replaceChildren(say)
    // What had the focus may be gone: then the way back has it.
    if (way && document.activeElement === document.body) say.querySelector('button')?.focus({ preventScroll: true })
  }
}

export function createButton(label: string, onClick: (event: MouseEvent) => void, className = 'btn small'): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className }, label)
  button.addEventListener('click', onClick)
  return button
}
