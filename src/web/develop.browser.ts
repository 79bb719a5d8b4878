import { dataSelector } from './data-attr.ts'
import { islandName } from './islands/island.data-attrs.ts'

/**
 * Live reload in development: replaces the smallest elements that the server renders differently. Scroll position, typed text and open
 * parts are kept; React updates the islands itself.
 */
export function startDeveloping() {
  restoreState()
  let current: Promise<Document | undefined> = readPage()

  async function refreshPage() {
    const [before, now] = await Promise.all([current, readPage()])
    // Vite's overlay shows the error; the page stays as it is.
    if (!before || !now) return
    current = Promise.resolve(now)
    updateElement(document.body, before.body, now.body)
    document.title = now.title
    document.querySelector('vite-error-overlay')?.remove()
  }

  // React's refresh asks the router for the page's data; there is no router here (decision 8).
  Object.assign(window, {
    __reactRouterDataRouter: { createRoutesForHMR: () => [], _internalSetRoutes: () => undefined, revalidate: refreshPage },
  })
  import.meta.hot?.on('wiki:changed', () => void refreshPage())
  import.meta.hot?.on('vite:beforeFullReload', keepState)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type State = { fields: (string | boolean)[]; folds: boolean[] }
const listFields = () => [...document.querySelectorAll<Field>('input, select, textarea')]
const listFolds = () => [...document.querySelectorAll('details')]
const isTicked = (field: Field) => field.type === 'checkbox' || field.type === 'radio'

/** Stores typed text and open parts for a full reload, which scripts without React need. */
function keepState() {
  const fields = listFields().map((field) => (isTicked(field) ? (field as HTMLInputElement).checked : field.value))
  const whileDeveloping: State = { fields, folds: listFolds().map((fold) => fold.open) }
  history.replaceState({ ...(history.state as object | null), whileDeveloping }, '')
}

/** Islands restore their state from the URL. */
function restoreState() {
  const { whileDeveloping: state, ...rest } = (history.state ?? {}) as { whileDeveloping?: State }
  if (!state) return
  history.replaceState(rest, '')
  for (const [index, fold] of listFolds().entries()) fold.open = state.folds[index] ?? fold.open
  for (const [place, field] of listFields().entries()) {
    const value = state.fields[place]
    if (field.closest(dataSelector(islandName))) continue
    if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
    else if (value !== undefined && field.type !== 'file') field.value = value
  }
}

/** The page as the server renders it; undefined if that fails. */
async function readPage(): Promise<Document | undefined> {
  const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
  if (response.status >= 500) return undefined
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

function updateElement(live: Element, before: Element, now: Element) {
  if (before.isEqualNode(now) || live.matches(dataSelector(islandName))) return
  const [ofLive, ofBefore, ofNow] = [[...live.children], [...before.children], [...now.children]]
  if (!isSameShell(before, now) || !isAlike(ofLive, ofBefore) || !isAlike(ofBefore, ofNow)) live.replaceWith(document.importNode(now, true))
  else
    for (const [index, child] of ofLive.entries()) {
      const [old, next] = [ofBefore[index], ofNow[index]]
      if (old && next) updateElement(child, old, next)
    }
}

/** Whether two elements have the same attributes and direct text. */
function isSameShell(a: Element, b: Element): boolean {
  const words = (element: Element) => [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
  return a.cloneNode().isEqualNode(b.cloneNode()) && words(a) === words(b)
}

const isAlike = (a: Element[], b: Element[]) => a.length === b.length && a.every((element, index) => element.tagName === b[index]?.tagName)
