import { modsAreShown, modsEvent, showModsKey } from '#web/features/mods/show-mods.attributes.ts'
import { setValue } from '#web/browser/find.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { startTableExport } from './item-table-export.browser.ts'
import { startRowKeys } from './item-table-keys.browser.ts'
import { listTableRows, pressRow } from './item-table-rows.browser.ts'

/** The choices beside the text that is looked for: that is sent by Enter. */
const choices = ['group', 'mods', 'guesses']

/** A table that comes page by page: every choice sends its form, just as it is sent without a script. */
export function startPagedTable(form: HTMLFormElement, table: HTMLTableElement) {
  const mods = form.elements.namedItem('mods') as HTMLInputElement | null
  // The button of readers without a script: in the catalogue it says that the table is wanted, and no list.
  const ask = () => form.requestSubmit(form.querySelector<HTMLButtonElement>('button.no-js-only'))
  const showMods = (areShown: boolean) => {
    if (!mods || mods.checked === areShown) return
    mods.checked = areShown
    ask()
  }
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (mods && target === mods) writeStored(showModsKey, String(mods.checked))
    if (choices.includes(target.getAttribute('name') ?? '')) ask()
  })
  form.addEventListener('click', pressRow)
  if (!form.elements.namedItem('pick')) startRowKeys(table)(table.tBodies[0]?.rows[0])
  // The choice made in another tab.
  document.addEventListener(modsEvent, ({ detail }: CustomEventInit<boolean>) => showMods(detail === true))
  if (mods) setValue(document.documentElement, modsAreShown, String(mods.checked))
  if (readStored(showModsKey) === 'true' && !new URLSearchParams(location.search).has('mods')) showMods(true)
  startTableExport(form, () => listTableRows(table))
}
