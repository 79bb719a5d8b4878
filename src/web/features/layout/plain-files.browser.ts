import { paths } from '#model/wiki/paths.ts'
import { element } from '#web/browser/element.ts'

/** Forms that only a server can answer, and what a reader of plain files is told in their place. */
const answered: Record<string, string> = {
  [paths.search()]: 'The page of results',
  [paths.speedrun]: 'To filter the runs',
  [paths.pokes]: 'To sort the pokes',
  [paths.legacyMods]: 'To filter the mods',
  [paths.list]: 'To make a list from these items',
}

/** In a copy made of plain files, what would do nothing says so instead. */
export function startPlainFiles() {
  for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
    const { pathname } = new URL(form.action)
    const what = answered[pathname]
    // One that leads to another page finds these words there.
    if (!what || pathname !== location.pathname) continue
    const note = element('p', { class: 'callout' }, `${what} needs the wiki’s server, and this is a copy of it in plain files.`)
    // The table that stands in its form stays, and filters by itself.
    if (form.querySelector('table')) form.prepend(note)
    else form.replaceWith(note)
  }
}
