import { paths } from '#model/wiki/paths.ts'
import { element } from '#web/browser/element.ts'

/** Pages that only a server can answer what they are asked, and what of them a reader of plain files has to do without. */
const needy: Record<string, string> = {
  [paths.search()]: 'Suggestions come as you type. The page of results',
  [paths.speedrun]: 'To filter the runs',
  [paths.pokes]: 'To sort the pokes',
  [paths.legacyMods]: 'To filter the mods',
  [paths.list]: 'To make a list from these items',
  [paths.compare()]: 'To set items side by side',
  [paths.correct()]: 'To suggest a correction',
}

/** In a copy made of plain files, what would do nothing says so instead. */
export function startPlainFiles() {
  const what = needy[location.pathname]
  if (!what) return
  const note = element('p', { class: 'callout' }, `${what} needs the wiki’s server, and this is a copy of it in plain files.`)
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')]
  const form = forms.find(({ action }) => new URL(action).pathname === location.pathname)
  const field = form?.elements.namedItem('q')
  if (form?.querySelector('table'))
    // It filters by itself.
    form.prepend(note)
  else if (form && field instanceof HTMLInputElement) {
    form.before(note)
    suggest(field)
  } else if (form) form.replaceWith(note)
  else document.querySelector('main h1')?.after(note)
}

/** What the page was asked for, it suggests at least. */
function suggest(field: HTMLInputElement) {
  const asked = new URLSearchParams(location.search).get('q')
  if (!asked) return
  field.value = asked
  field.focus()
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
