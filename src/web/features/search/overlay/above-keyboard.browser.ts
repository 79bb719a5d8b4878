/**
 * Keeps the full-screen search above the on-screen keyboard, whose size only the visual viewport has. Writes it to CSS variables; call the
 * returned function once the search is open. Ignored while the reader is zoomed in.
 */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const fit = () => {
    const isWhole = viewport.scale > 1.01
    dialog.style.setProperty('--seen-top', isWhole ? '' : `${viewport.offsetTop}px`)
    dialog.style.setProperty('--seen-height', isWhole ? '' : `${viewport.height}px`)
  }
  for (const change of ['resize', 'scroll']) viewport.addEventListener(change, fit)
  return fit
}
