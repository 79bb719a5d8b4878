import { writeStored } from '#web/browser/storage.ts'
import { findAll, setValue, readAttr } from '#web/browser/find.ts'
import { modsAreShown, modsEvent, showModsKey, showsMods } from './show-mods.data-attrs.ts'

/**
 * Modded things are in every page and hidden by CSS. Keeps the switches, the root attribute, the URL and localStorage in sync; other
 * scripts get `modsEvent`.
 */
export function startShowMods() {
  const root = document.documentElement
  const showMods = (on: boolean) => {
    setValue(root, modsAreShown, on ? 'true' : 'false')
    for (const box of findAll<HTMLInputElement>(document, showsMods)) box.checked = on
    document.dispatchEvent(new CustomEvent(modsEvent, { detail: on }))
  }
  showMods(readAttr(root, modsAreShown) === 'true')
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.hasAttribute(showsMods)) return
    showMods(target.checked)
    writeStored(showModsKey, String(target.checked))
    keepInAddress(target.checked)
  })
  // Changed in another tab.
  addEventListener('storage', (event) => event.key === showModsKey && showMods(event.newValue === 'true'))
}

/** Writes the choice to the URL, so that a copied link shows the same. */
function keepInAddress(on: boolean) {
  const url = new URL(location.href)
  if (on) url.searchParams.set('mods', 'true')
  else url.searchParams.delete('mods')
  history.replaceState(history.state, '', url)
}
