import { api } from '#web/browser/api.ts'
import { cloneOf, cloneWithText, partOf } from './search-templates.browser.ts'

/** The parts of the search dialog, as the server rendered them. */
export function findDialogParts(dialogs: HTMLElement) {
  const dialog = partOf<HTMLDialogElement>(dialogs, 'dialog')
  return {
    dialog,
    form: partOf<HTMLFormElement>(dialog, 'form'),
    input: partOf<HTMLInputElement>(dialog, 'input'),
    clear: partOf(dialog, 'clear'),
    close: partOf(dialog, 'close'),
    results: partOf(dialog, 'results'),
    list: partOf(dialog, 'list'),
    aside: partOf(dialog, 'aside'),
    help: partOf(dialog, 'help'),
    forget: partOf(dialog, 'forget'),
    all: partOf<HTMLAnchorElement>(dialog, 'all'),
  }
}

/** One sentence below the list. */
export const renderLine = (words: string): HTMLElement => cloneWithText('line', words)

/** Message without results: the query with similar names, or else links to the guides once they have loaded. */
export function renderNothing(text: string, nearest: readonly SearchLink[]): HTMLElement {
  const message = cloneOf('nothing')
  const showLinks = (links: readonly SearchLink[]) => partOf(message, 'links').replaceChildren(...links.map(renderLink))
  if (nearest.length > 0) showLinks(nearest)
  else listSteps().then(showLinks, () => {})
  partOf(message, 'asked').textContent = `Your search for "${text}" returned 0 results.`
  partOf(message, 'advice').textContent = nearest.length > 0 ? 'Did you mean' : 'No match. Try a shorter word, or start with a guide.'
  return message
}

function renderLink({ name, path }: SearchLink): HTMLElement {
  const entry = cloneOf('nearest')
  const link = partOf<HTMLAnchorElement>(entry, 'link')
  link.href = path
  link.textContent = name
  return entry
}

type SearchLink = { name: string; path: string }

async function listSteps(): Promise<SearchLink[]> {
  const guides = await api.guides()
  return guides.filter(({ part }) => part === 'steps').map(({ title: name, path }) => ({ name, path }))
}
