import { findAll, setValue, valueOf } from '#web/browser/find.ts'
import { fallbackPicture, missedPicture } from './tile.attributes.ts'

/**
 * A picture that fails to load becomes its placeholder, once: a missing placeholder must not start again. Those that only the
 * network kept away come when it is back.
 */
export function startPictureFallback() {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  addEventListener('online', () => {
    for (const picture of findAll<HTMLImageElement>(document, missedPicture)) {
      const missed = valueOf(picture, missedPicture) ?? ''
      picture.removeAttribute(missedPicture)
      setValue(picture, fallbackPicture, picture.src)
      picture.src = missed
    }
  })
  // Pictures that failed before this script ran.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0 && picture.src) replace(picture)
}

function replace(picture: HTMLImageElement) {
  const fallback = valueOf(picture, fallbackPicture)
  if (!fallback) return
  picture.removeAttribute(fallbackPicture)
  if (!navigator.onLine) setValue(picture, missedPicture, picture.src)
  picture.src = fallback
}
