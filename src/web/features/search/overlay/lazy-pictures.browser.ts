import { cloneOf } from './search-templates.browser.ts'

/** Delay after the last suggestions, in ms: longer than between two letters. */
const pause = 250

/**
 * Loads the pictures of suggestions once the reader pauses: each SVG is a separate document, and eight of them block a slow phone for 100
 * ms. They are inserted together, because each insertion lays out the list again.
 */
export function createLazyPictures() {
  const due = new Map<Element, string>()
  const loaded = new Set<string>()
  let timer = 0

  async function showDue() {
    // Rows that were removed meanwhile are skipped.
    const attached = [...due].filter(([room]) => room.isConnected)
    due.clear()
    const drawn = attached.map(([room, src]) => ({ room, src, picture: renderTile(src) }))
    await Promise.allSettled(drawn.map(({ picture }) => picture.decode()))
    for (const { room, src, picture } of drawn) {
      loaded.add(src)
      room.replaceWith(picture)
      // The fallback for broken pictures works only inside the page.
      if (picture.naturalWidth === 0) picture.src = src
    }
  }

  return {
    /** The picture if it was loaded before, else a placeholder that `soon` fills. */
    render(src: string): HTMLElement {
      if (loaded.has(src)) return renderTile(src)
      const room = cloneOf('late')
      due.set(room, src)
      return room
    },
    /** Call it after each change of the suggestions. */
    soon() {
      clearTimeout(timer)
      if (due.size > 0) timer = window.setTimeout(() => void showDue(), pause)
    },
  }
}

function renderTile(src: string): HTMLImageElement {
  const picture = cloneOf('tile') as HTMLImageElement
  picture.src = src
  return picture
}
