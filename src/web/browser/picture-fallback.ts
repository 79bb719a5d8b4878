/** A picture that fails to load becomes its placeholder, once: a missing placeholder must not start again. */
export function startPictureFallback() {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  // Pictures that failed before this script ran.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0 && picture.src) replace(picture)
}

function replace(picture: HTMLImageElement) {
  const { fallback } = picture.dataset
  if (!fallback) return
  delete picture.dataset.fallback
  picture.src = fallback
}
