import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { element } from '#web/browser/element.ts'

/** Pages that only a server can answer what they are asked, and what of them a reader of plain files has to do without. */
const needy: Record<string, string> = {
  [paths.search()]: 'Suggestions come as you type. The page of results',
  [paths.speedrun]: 'To filter the runs and to turn their pages',
  [paths.pokes]: 'To sort the pokes and to turn their pages',
  [paths.legacyMods]: 'To filter the mods',
  [paths.correct()]: 'To suggest a correction',
  [paths.apiDocs]: 'To ask a call with a text, a filter or several names of your own',
}

/** In a copy made of plain files, what would do nothing says so instead. */
export function startPlainFiles() {
  if (findElsewhere()) return
  const what = needy[location.pathname.replace(/(.)\/$/, '$1')]
  if (!what) return
  const note = element('p', { class: 'callout' }, `${what} needs the wiki’s server, and this is a copy of it in plain files.`)
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')]
  const form = forms.find(({ action }) => new URL(action).pathname === location.pathname)
  const field = form?.elements.namedItem('q')
  if (form && field instanceof HTMLInputElement) {
    form.before(note)
    suggest(field)
  } else if (form) form.replaceWith(note)
  else document.querySelector('main h1')?.after(note)
}

/**
 * The page of a list or of a name, where the host of the files knows no addresses that lead elsewhere: then its page for what is
 * missing stands here. True when this page is left.
 */
function findElsewhere(): boolean {
  const { pathname, search, hash } = location
  // The page of any list takes up the address that it was sent.
  if (pathname.startsWith(offlinePaths.anyList) && hash.startsWith(`#${offlinePaths.lists}`)) {
    history.replaceState(null, '', hash.slice(1))
    dispatchEvent(new PopStateEvent('popstate'))
  }
  if (!document.querySelector('main .void')) return false
  const name = linkedName(pathname)
  const target = pathname.startsWith(offlinePaths.lists)
    ? `${offlinePaths.anyList}/#${pathname}${search}`
    : name !== undefined && name !== toSafeName(name)
      ? paths.link(toSafeName(name))
      : undefined
  if (target !== undefined) location.replace(target)
  return target !== undefined
}

/** "/link/Gold%20Ore" -> "Gold Ore" */
function linkedName(pathname: string): string | undefined {
  const start = paths.link('')
  if (!pathname.startsWith(start)) return undefined
  try {
    return decodeURIComponent(pathname.slice(start.length)).replace(/\/+$/, '')
  } catch {
    return undefined
  }
}

/** What the page was asked for, it suggests at least. */
function suggest(field: HTMLInputElement) {
  const asked = new URLSearchParams(location.search).get('q')
  if (!asked) return
  field.value = asked
  field.focus()
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
