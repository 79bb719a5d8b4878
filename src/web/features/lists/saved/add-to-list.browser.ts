import { paths } from '#model/wiki/paths.ts'
import { element } from '#web/browser/element.ts'
import { loadScript } from '#web/browser/load-part.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { retry } from '#web/browser/retry.ts'
import { findAround, valueOf } from '#web/browser/find.ts'
import { addsPieces, addsToList } from '#web/game-ui/add-to-list.attributes.ts'
import { listKey } from './list-key.ts'

/** The "Add to my list" links: without script they open the list maker, here they put the item on the list. */
export function startAddToList() {
  const waiting = new WeakSet<HTMLElement>()
  document.addEventListener('click', (event) => {
    const link = findAround<HTMLAnchorElement>(event.target, addsToList)
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (waiting.has(link)) return
    waiting.add(link)
    // The rules of lists come only when somebody adds something.
    void retry(() => loadScript(() => import('#model/lists/shopping-list.ts')), {
      words: 'Not added yet, the network is away. It is tried again by itself.',
      show: (notice) => statusOf(link)?.replaceChildren(notice),
    }).then((rules) => {
      waiting.delete(link)
      const wanted = valueOf(link, addsToList) ?? ''
      showStatus(link, wanted.includes('|') ? addAll(rules, wanted) : add(rules, Number(wanted), Number(valueOf(link, addsPieces))))
    })
  })
}

type Rules = Pick<typeof import('#model/lists/shopping-list.ts'), 'addToList' | 'formatList' | 'parseList' | 'uniteLists'>

/** Puts an item on the list, or so many more of it; says what came of it. */
function add({ addToList, formatList, parseList }: Rules, id: number, pieces: number): string {
  const { entries } = parseList(readStored(listKey) ?? '')
  const before = entries.find((entry) => entry.id === id)
  if (before && !pieces) return 'Already on your list.'
  const after = pieces ? parseList(`${formatList(entries)},${id}|${pieces}`).entries : addToList(entries, id)
  if (!writeStored(listKey, formatList(after))) return isRefused
  return before ? `Added, ${after.find((entry) => entry.id === id)?.quantity} of it now.` : 'Added.'
}

/** Puts several things on the list, at least so many of each; what is ticked there stays ticked. */
function addAll({ formatList, parseList, uniteLists }: Rules, text: string): string {
  const wanted = parseList(text).entries
  const after = uniteLists(parseList(readStored(listKey) ?? '').entries, wanted)
  if (!writeStored(listKey, formatList(after))) return isRefused
  return `On your list: ${wanted.reduce((sum, { quantity }) => sum + quantity, 0)} pieces, and what you ticked stays ticked.`
}

const isRefused = 'Your browser does not let this site keep a list.'

function showStatus(link: HTMLAnchorElement, words: string) {
  statusOf(link)?.replaceChildren(`${words} `, element('a', { href: paths.list }, 'Open my list'))
}

function statusOf(link: HTMLElement) {
  return (link.closest('dialog') ?? link.parentElement)?.querySelector('[role="status"]')
}
