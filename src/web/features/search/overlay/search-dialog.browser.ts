import { paths } from '#model/wiki/paths.ts'
import { api } from '#web/browser/api.ts'
import { addedStatus } from '#web/game-ui/add-to-list.data-attrs.ts'
import { element, spriteIcon } from './element.browser.ts'

/** Creates the elements of the search overlay. */
export function renderSearchDialog() {
  const input = element('input', {
    type: 'text',
    name: 'q',
    role: 'combobox',
    'aria-label': 'Search the wiki',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'finder-list',
    placeholder: 'Search the wiki',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: '100',
  })
  const clear = element('button', { type: 'button', class: 'iconbtn', 'aria-label': 'Clear' }, spriteIcon('x'))
  const close = element(
    'button',
    { type: 'button', class: 'iconbtn close', 'aria-label': 'Close the search' },
    element('kbd', { class: 'd-only' }, 'Esc'),
    element('span', { class: 'm-only' }, 'Close'),
  )
  const ask = element('span', { class: 'ask' }, spriteIcon('search'), input, clear)
  const form = element('form', { role: 'search', action: paths.search() }, ask, close)
  const list = element('div', { id: 'finder-list', role: 'listbox', 'aria-label': 'Suggestions' })
  /** Message below the list if it is empty or failed to load. */
  const aside = element('div')
  const results = element('div', { class: 'res' }, list, aside)
  const statusText = element('span')
  const listLink = element('a', { href: paths.list, hidden: '' }, 'Open my list')
  // As in `AddedStatus`: add-to-list.browser.ts writes there.
  const status = element('p', { class: 'sr', role: 'status', [addedStatus]: '' }, statusText, ' ', listLink)
  const help = element('button', { type: 'button', class: 'textbtn d-only' }, 'Keyboard shortcuts')
  const forget = element('button', { type: 'button', class: 'textbtn' }, 'Forget recent searches')
  const all = element('a', { href: paths.search() }, 'See all results')
  const hints = element(
    'span',
    { class: 'd-only', 'aria-hidden': 'true' },
    element('kbd', {}, spriteIcon('arrow-up')),
    element('kbd', {}, spriteIcon('arrow-down')),
    'move',
    element('kbd', {}, 'Enter'),
    'open',
  )
  const bar = element('div', { class: 'bar' }, hints, help, element('span', { class: 'grow' }), forget, all)
  const dialog = element('dialog', { class: 'finder', 'aria-label': 'Search the wiki' }, form, results, status, bar)
  return { dialog, form, input, clear, close, results, list, aside, status, statusText, listLink, help, forget, all }
}

/** One sentence below the list. */
export function renderLine(words: string): HTMLElement {
  return element('p', { class: 'quiet-line' }, words)
}

/** Message without results: the query with similar names, or else links to the guides once they have loaded. */
export function renderNothing(text: string, nearest: readonly SearchLink[]): HTMLElement {
  const links = element('ul', { class: 'row nearest' })
  const show = (those: readonly SearchLink[]) =>
    links.replaceChildren(...those.map(({ name, path }) => element('li', {}, element('a', { class: 'btn small', href: path }, name))))
  if (nearest.length > 0) show(nearest)
  else listSteps().then(show, () => {})
  return element(
    'div',
    { class: 'state' },
    spriteIcon('g-empty-metal-bucket'),
    element('b', {}, 'The bucket came up empty'),
    element('p', {}, `Your search for "${text}" returned 0 results.`),
    element('p', {}, nearest.length > 0 ? 'Did you mean' : 'No name is near to that. Perhaps a guide helps:'),
    links,
  )
}

type SearchLink = { name: string; path: string }

async function listSteps(): Promise<SearchLink[]> {
  const guides = await api.guides()
  return guides.filter(({ part }) => part === 'steps').map(({ title: name, path }) => ({ name, path }))
}
