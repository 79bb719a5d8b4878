import { paths } from '#model/wiki/paths.ts'
import { findAll, setValue, readAttr } from '#web/browser/find.ts'
import { dataSelector } from '#web/data-attr.ts'
import { linkedItems, missedPicture } from './item-link.data-attrs.ts'

/** Replaces an item picture that fails to load by the placeholder, and reloads it once the reader is online again. */
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
  // Prevents a loop if the placeholder is missing.
  if (!picture.matches(`.thumb, .il img, ${dataSelector(linkedItems)} img`) || picture.src.endsWith(paths.noImage)) return
  if (!navigator.onLine) setValue(picture, missedPicture, picture.src)
  picture.src = paths.noImage
}
