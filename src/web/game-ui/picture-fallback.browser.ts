import { paths } from '#model/wiki/paths.ts'
import { findAll, setValue, readAttr } from '#web/browser/find.ts'
import { missedPicture } from './item-link.data-attrs.ts'

/** A tile that fails to load becomes the placeholder. One that failed because the reader was offline is loaded again later. */
export function startPictureFallback() {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  addEventListener('online', () => {
    for (const picture of findAll<HTMLImageElement>(document, missedPicture)) {
      picture.src = readAttr(picture, missedPicture) ?? ''
      picture.removeAttribute(missedPicture)
    }
  })
  // Pictures that failed before this script ran.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0 && picture.src) replace(picture)
}

function replace(picture: HTMLImageElement) {
  // A missing placeholder must not start again.
  if (!picture.matches('.thumb, .il img') || picture.src.endsWith(paths.noImage)) return
  if (!navigator.onLine) setValue(picture, missedPicture, picture.src)
  picture.src = paths.noImage
}
