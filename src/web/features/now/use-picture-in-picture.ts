import { useEffect, useState } from 'react'
import { useIsReady } from '#web/islands/use-is-ready.ts'

/** Document Picture-in-Picture, which TypeScript has no types for. */
type Opener = { requestWindow: (size: { width: number; height: number }) => Promise<Window> }
const findOpener = () => (window as { documentPictureInPicture?: Opener }).documentPictureInPicture

/** Fits a goal, three timers and two lines. */
const size = { width: 340, height: 260 }

/** `open` is undefined if the browser does not support it. `view` is the open window. */
export function usePictureInPicture() {
  const isReady = useIsReady()
  const [view, setView] = useState<Window>()
  useEffect(() => () => view?.close(), [view])
  const opener = isReady ? findOpener() : undefined
  return {
    view,
    open:
      opener &&
      (async () => {
        // If the browser rejects it, the page stays as it is.
        const opened = await opener.requestWindow(size).catch(() => undefined)
        if (!opened) return
        dress(opened.document)
        opened.addEventListener('pagehide', () => setView(undefined))
        setView(opened)
      }),
  }
}

/** Copies the page's style sheets and theme. */
function dress({ documentElement, head }: Document) {
  for (const { name, value } of document.documentElement.attributes) documentElement.setAttribute(name, value)
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) head.append(sheet.cloneNode())
}
