/**
 * A picture that fails to load becomes its placeholder, once: a missing placeholder must not start again. Those that only the
 * network kept away come when it is back.
 */
export function startPictureFallback() {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  addEventListener('online', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missed]')) {
      const { missed = '' } = picture.dataset
      delete picture.dataset.missed
      picture.dataset.fallback = picture.src
      picture.src = missed
    }
  })
  // Pictures that failed before this script ran.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0 && picture.src) replace(picture)
}

function replace(picture: HTMLImageElement) {
  const { fallback } = picture.dataset
  if (!fallback) return
  delete picture.dataset.fallback
  if (!navigator.onLine) picture.dataset.missed = picture.src
  picture.src = fallback
}
