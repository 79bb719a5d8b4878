/** As the layout has it: no ads below this. */
const desktop = '(min-width: 64rem)'

/** Fills the reserved ad slots after the configured delay, on desktop only. On narrower windows nothing is loaded at all. */
export function startAds() {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-ad]')) {
    setTimeout(() => matchMedia(desktop).matches && fill(slot), Number(slot.dataset.delay))
  }
}

function fill(slot: HTMLElement) {
  const frame = document.createElement('iframe')
  frame.src = slot.dataset.ad ?? ''
  frame.title = 'Advertisement'
  frame.loading = 'lazy'
  frame.referrerPolicy = 'no-referrer'
  // It may show and open things, but never take the reader away from the page.
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox')
  slot.replaceChildren(frame)
}
