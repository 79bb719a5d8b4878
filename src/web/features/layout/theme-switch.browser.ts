import { writeStored } from '#web/browser/storage.ts'
import { findAll, findAround, setValue, readAttr } from '#web/browser/find.ts'
import { wantsTheme } from '#web/features/search/search.data-attrs.ts'
import { chosenTheme, switchesTheme } from './layout.data-attrs.ts'

/** The theme button in the header, and search results that choose a theme. The choice is stored. */
export function startThemeSwitch() {
  for (const button of findAll(document, switchesTheme)) button.addEventListener('click', () => setTheme(otherTheme()))
  document.addEventListener('click', (event) => {
    const theme = readAttr(findAround(event.target, wantsTheme), wantsTheme)
    if (!theme || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setTheme(theme)
  })
}

function otherTheme(): 'light' | 'dark' {
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  return (readAttr(document.documentElement, chosenTheme) ?? system) === 'light' ? 'dark' : 'light'
}

function setTheme(theme: 'light' | 'dark') {
  setValue(document.documentElement, chosenTheme, theme)
  writeStored('theme', theme)
}
