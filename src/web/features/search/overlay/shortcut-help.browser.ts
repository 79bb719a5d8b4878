import { element, spriteIcon } from './element.browser.ts'
import './shortcut-help.css'

const chord = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'
/** An icon with its name: not every font has arrows. */
const arrow = (way: 'up' | 'down' | 'left' | 'right') =>
  element('span', { role: 'img', 'aria-label': `Arrow ${way}` }, spriteIcon(`arrow-${way}`))
/** Every shortcut also has a button or field on the page. */
const shortcuts: [keys: (string | HTMLElement)[], what: string][] = [
  [['/'], 'Search this wiki'],
  [[chord, 'K'], 'Search this wiki'],
  [[arrow('up'), arrow('down')], 'Move through suggestions'],
  [['Enter'], 'Open the suggestion that is marked, the first at the start'],
  [[chord, 'Enter'], 'Open it in a new tab'],
  [['Esc'], 'Close search, item cards and this list'],
  [[chord, 'Z'], 'Undo the last change to a list'],
  [[arrow('up'), arrow('down')], 'Go from row to row in a table of items, where Tab stops once; Home and End to the first and last'],
  [[arrow('left'), arrow('right')], 'Go between the tick box and the name of an item, where a list is made'],
  [['+', '-'], 'Zoom the world map, where it has the focus; arrows move it'],
  [['?'], 'Show this list'],
]

let dialog: HTMLDialogElement | undefined

/** Opens the list of keyboard shortcuts. */
export function openShortcutHelp() {
  dialog ??= renderDialog()
  if (!dialog.open) dialog.showModal()
}

function renderDialog(): HTMLDialogElement {
  const close = element('button', { type: 'button', class: 'btn' }, 'Close')
  const rows = shortcuts.flatMap(([keys, what]) => [
    element('dt', {}, ...keys.map((key) => element('kbd', {}, key))),
    element('dd', {}, what),
  ])
  const made = element(
    'dialog',
    { class: 'keyhelp', 'aria-labelledby': 'keyhelp-title' },
    element('h2', { id: 'keyhelp-title', class: 'h3' }, 'Keyboard shortcuts'),
    element('dl', {}, ...rows),
    close,
  )
  close.addEventListener('click', () => made.close())
  made.addEventListener('click', ({ target }) => target === made && made.close())
  document.body.append(made)
  return made
}
