/** The phone's menu opens by itself; this closes it: Escape, a tap beside it, or a choice. */
export function startPhoneMenu() {
  const menu = document.querySelector<HTMLDetailsElement>('.tabmenu')
  if (!menu) return
  const summary = menu.querySelector('summary')
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    summary?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (!menu.open || !(target instanceof Element)) return
    // The veil over the page belongs to the menu itself.
    if (!target.closest('.sheet, .tabmenu > summary') || target.closest('.sheet a')) menu.open = false
  })
}
