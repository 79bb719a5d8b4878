/** Escape hides the tooltip of a modded shop until the pointer or the focus returns. */
export function startShopTips() {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const tip of document.querySelectorAll<HTMLElement>('.tip')) tip.hidden = true
  })
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const tip = target instanceof Element ? target.closest('a')?.parentElement?.querySelector<HTMLElement>(':scope > .tip') : null
      if (tip) tip.hidden = false
    })
  }
}
