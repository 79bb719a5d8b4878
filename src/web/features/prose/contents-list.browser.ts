import { find } from '#web/browser/find.ts'
import { contentsList } from './contents-list.data-attrs.ts'

/** Highlights the current section in the table of contents and fills its pipe up to there. */
export function startContentsList() {
  const list = find(document, contentsList)
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
  const parts = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  if (!list || links.length === 0) return
  let waiting = false
  const mark = () => {
    waiting = false
    // A section is current once its heading is in the upper third of the screen.
    const reached = parts.findLastIndex((part) => part && part.getBoundingClientRect().top < innerHeight / 3)
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
    const here = atEnd ? links.length - 1 : reached
    links.forEach((link, index) => (index === here ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current')))
    list.style.setProperty('--read', String(Math.max(0, here + 0.5) / links.length))
  }
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(mark)
      waiting = true
    },
    { passive: true },
  )
  mark()
}
