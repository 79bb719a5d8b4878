/**
 * Keeps the full-screen search above the on-screen keyboard, whose size only the visual viewport has. Writes it to CSS variables; call the
 * returned function once the search is open. Ignored while the reader is zoomed in.
 */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const seen = window.visualViewport
  if (!seen) return () => {}
  const fit = () => {
    const isWhole = seen.scale > 1.01
    dialog.style.setProperty('--seen-top', isWhole ? '' : `${seen.offsetTop}px`)
    dialog.style.setProperty('--seen-height', isWhole ? '' : `${seen.height}px`)
  }
  for (const change of ['resize', 'scroll']) seen.addEventListener(change, fit)
  return fit
}
