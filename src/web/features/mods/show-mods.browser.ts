import { writeStored } from '#web/browser/storage.ts'

const key = 'show_mods'

/**
 * Modded things are in every page and hidden by style. The switches, the style's flag, the address and the storage are
 * kept in step here; pages with tools hear of it by the event "show-mods".
 */
export function startShowMods() {
  const root = document.documentElement
  const show = (on: boolean) => {
    root.dataset.mods = String(on)
    for (const box of document.querySelectorAll<HTMLInputElement>('input[data-show-mods]')) box.checked = on
    document.dispatchEvent(new CustomEvent('show-mods', { detail: on }))
  }
  show(root.dataset.mods === 'true')
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-show-mods]')) return
    show(target.checked)
    writeStored(key, String(target.checked))
    keepInAddress(target.checked)
  })
  // The choice made in another tab.
  addEventListener('storage', (event) => event.key === key && show(event.newValue === 'true'))
}

/** A copied address shows the same to whoever opens it. */
function keepInAddress(on: boolean) {
  const url = new URL(location.href)
  if (on) url.searchParams.set('mods', 'true')
  else url.searchParams.delete('mods')
  history.replaceState(history.state, '', url)
}
