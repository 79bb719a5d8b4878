import { writeStored } from '#web/browser/storage.ts'
import { findAll, setValue, valueOf } from '#web/browser/find.ts'
import { chosenTheme, switchesTheme } from './layout.attributes.ts'

/** The header's button: light to dark and back, remembered. */
export function startThemeSwitch() {
  for (const button of findAll(document, switchesTheme)) button.addEventListener('click', switchTheme)
}

function switchTheme() {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  const next = (valueOf(root, chosenTheme) ?? system) === 'light' ? 'dark' : 'light'
  setValue(root, chosenTheme, next)
  writeStored('theme', next)
}
