import { element } from './element.browser.ts'

/** Since the last suggestions, in milliseconds: longer than between two letters, for who types on does not look at pictures. */
const pause = 250

type Attributes = Record<string, string> & { src: string }

/**
 * Pictures of suggestions, once nobody types: to a browser each is a document of its own, and eight of them hold up a slow phone for a
 * tenth of a second, in which no letter is painted. They come together, for the list is laid out and painted anew each time.
 */
export function createLatePictures() {
  const due = new Map<Element, Attributes>()
  const seen = new Set<string>()
  let timer = 0

  async function show() {
    // The rows of the others went before anyone could look at them.
    const wanted = [...due].filter(([room]) => room.isConnected)
    due.clear()
    const drawn = wanted.map(([room, attributes]) => ({ room, src: attributes.src, picture: element('img', attributes) }))
    await Promise.allSettled(drawn.map(({ picture }) => picture.decode()))
    for (const { room, src, picture } of drawn) {
      seen.add(src)
      room.replaceWith(picture)
      // What puts a placeholder there hears only of pictures that stand in the page.
      if (picture.naturalWidth === 0) picture.src = src
    }
  }

  return {
    /** The picture, where it was seen before; else room for it, which `soon` fills. */
    render(attributes: Attributes): HTMLElement {
      if (seen.has(attributes.src)) return element('img', attributes)
      const room = element('span', { class: 'late' })
      due.set(room, attributes)
      return room
    },
    /** After each change of what is suggested. */
    soon() {
      clearTimeout(timer)
      if (due.size > 0) timer = window.setTimeout(() => void show(), pause)
    },
  }
}
