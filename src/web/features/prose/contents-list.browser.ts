import { find } from '#web/browser/find.ts'
import { contentsList } from './contents-list.data-attrs.ts'

/** Marks in the contents list where the reader is, and fills its pipe that far. */
export function startContentsList() {
  const list = find(document, contentsList)
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
  const parts = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  if (!list || links.length === 0) return
  let waiting = false
  const mark = () => {
    waiting = false
    // A part counts as reached when its heading is in the upper third.
    const reached = parts.findLastIndex((part) => part && part.getBoundingClientRect().top < innerHeight / 3)
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
    const here = atEnd ? links.length - 1 : reached
    links.forEach((link, place) => (place === here ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current')))
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
