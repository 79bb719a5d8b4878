import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { element } from '#web/browser/element.ts'
import { loadParts } from '#web/browser/load-part.ts'
import { retry } from '#web/browser/retry.ts'

/** Pages that only a server can answer what they are asked, and what of them a reader of plain files has to do without. */
const needy: Record<string, string> = {
  [paths.correct()]: 'To suggest a correction',
  [paths.apiDocs]: 'To ask a call with a text, a filter or several names of your own',
}

const mount = () => import('#web/islands/mount.tsx')

/** In a copy made of plain files, the page shows what its address asks; what would do nothing says so instead. */
export function startPlainFiles() {
  if (findElsewhere()) return
  // Some hosts add a slash.
  const path = location.pathname.replace(/(.)\/$/, '$1')
  const isAsked = location.search !== ''
  if (path === paths.search() && isAsked) void showResults(findForm(path))
  else if (path === paths.legacyMods && isAsked)
    void loadParts<[Awaited<ReturnType<typeof mount>>, typeof import('#web/features/mods/plain-mods.browser.tsx')]>([
      mount,
      () => import('#web/features/mods/plain-mods.browser.tsx'),
    ]).then(([{ draw }, { filterListedMods }]) => filterListedMods(draw))
  else if (needy[path]) {
    const note = toNote(needy[path])
    const form = findForm(path)
    if (form) form.replaceWith(note)
    else document.querySelector('main h1')?.after(note)
  }
}

const toNote = (what: string) =>
  element('p', { class: 'callout' }, `${what} needs the wiki’s server, and this is a copy of it in plain files.`)

/** The form that asks this page. */
const findForm = (path: string) =>
  [...document.querySelectorAll<HTMLFormElement>('main form')].find(({ action }) => new URL(action).pathname === path)

/** What the page was asked for is found here; in a wiki that is too large for that, it is at least suggested. */
async function showResults(form: HTMLFormElement | undefined) {
  const field = form?.elements.namedItem('q')
  if (!form || !(field instanceof HTMLInputElement)) return
  const asked = new URLSearchParams(location.search).get('q') ?? ''
  field.value = asked
  form.ariaBusy = 'true'
  const [{ draw }, { drawSearch }] = await loadParts<
    [Awaited<ReturnType<typeof mount>>, typeof import('#web/features/search/plain-search.browser.tsx')]
  >([mount, () => import('#web/features/search/plain-search.browser.tsx')], (notice) => form.after(notice))
  const words = 'The index of the search has not come through. It is asked for again by itself.'
  const isShown = await retry(() => drawSearch(form, draw), { words, show: (notice) => form.before(notice) })
  form.ariaBusy = null
  if (isShown || !asked) return
  form.before(toNote('Suggestions come as you type. The page of results'))
  field.focus()
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
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
