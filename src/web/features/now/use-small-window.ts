import { useEffect, useState } from 'react'
import { useIsReady } from '#web/islands/use-is-ready.ts'

/** A window of the page that stays on top of other programs. Some browsers have it; TypeScript does not know of it yet. */
type Opener = { requestWindow: (size: { width: number; height: number }) => Promise<Window> }
const findOpener = () => (window as { documentPictureInPicture?: Opener }).documentPictureInPicture

/** Room for a goal, three timers and two lines. */
const size = { width: 340, height: 260 }

/** `open` is undefined where the browser has no such window. `view` is the window while it is there. */
export function useSmallWindow() {
  const isReady = useIsReady()
  const [view, setView] = useState<Window>()
  useEffect(() => () => view?.close(), [view])
  const opener = isReady ? findOpener() : undefined
  return {
    view,
    open:
      opener &&
      (async () => {
        // Refused, it stays as it was: the page itself shows the same.
        const opened = await opener.requestWindow(size).catch(() => undefined)
        if (!opened) return
        dress(opened.document)
        opened.addEventListener('pagehide', () => setView(undefined))
        setView(opened)
      }),
  }
}

/** The same looks as the page: its style sheets and its theme. */
function dress({ documentElement, head }: Document) {
  for (const { name, value } of document.documentElement.attributes) documentElement.setAttribute(name, value)
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) head.append(sheet.cloneNode())
}
