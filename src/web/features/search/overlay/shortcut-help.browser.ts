import { findAll } from '#web/browser/find.ts'
import { searchPart } from './search-dialog.data-attrs.ts'
import { loadDialogs, partOf } from './search-templates.browser.ts'
import './shortcut-help.css'

let dialog: HTMLDialogElement | undefined

/** Opens the list of keyboard shortcuts. */
export async function openShortcutHelp() {
  dialog ??= startDialog(await loadDialogs())
  if (!dialog.open) dialog.showModal()
}

function startDialog(dialogs: HTMLElement): HTMLDialogElement {
  const help = partOf<HTMLDialogElement>(dialogs, 'shortcuts')
  if (/Mac|iP/.test(navigator.platform)) for (const chord of findAll(help, searchPart, 'chord')) chord.textContent = '⌘'
  help.querySelector('button')?.addEventListener('click', () => help.close())
  help.addEventListener('click', ({ target }) => target === help && help.close())
  return help
}
