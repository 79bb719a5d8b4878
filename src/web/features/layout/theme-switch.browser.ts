import { writeStored } from '#web/browser/storage.ts'

/** The header's button: light to dark and back, remembered. */
export function startThemeSwitch() {
  for (const button of document.querySelectorAll('[data-switch-theme]')) button.addEventListener('click', switchTheme)
}

function switchTheme() {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  const next = (root.dataset.theme ?? system) === 'light' ? 'dark' : 'light'
  root.dataset.theme = next
  writeStored('theme', next)
}
