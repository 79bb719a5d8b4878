/**
 * Where the search fills the screen, its field stands above the keyboard: a keyboard covers a part of the page, and only the visual
 * viewport says which. Says it to the style sheet; call what it gives back once the search is open. Who has zoomed in keeps the whole.
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
