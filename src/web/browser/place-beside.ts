/** Places a card below a link, or above it if there is no space, and within the window. */
export function placeBeside(card: HTMLElement, link: HTMLElement) {
  const at = link.getBoundingClientRect()
  const size = card.getBoundingClientRect()
  const below = at.bottom + size.height + 8 < innerHeight || at.top < size.height + 8
  card.style.top = `${scrollY + (below ? at.bottom + 6 : at.top - size.height - 6)}px`
  card.style.left = `${scrollX + Math.max(8, Math.min(at.left, document.documentElement.clientWidth - size.width - 8))}px`
}
