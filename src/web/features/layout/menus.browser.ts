/** Closes menus, which are `<details>`, on Escape, a click outside or a choice. */
export function startMenus() {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.tabmenu, .topmenu')) startMenu(menu)
}

function startMenu(menu: HTMLDetailsElement) {
  const [summary, list] = menu.children
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    if (summary instanceof HTMLElement) summary.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (!menu.open || !(target instanceof Element)) return
    // The backdrop belongs to the phone's menu.
    if (!(list?.contains(target) || summary?.contains(target)) || target.closest('.topmenu a, .tabmenu a')) menu.open = false
  })
}
