import { loadScript } from '#web/browser/load-part.ts'
import { retry } from '#web/browser/retry.ts'
import { find, findAround, readAttr } from '#web/browser/find.ts'
import { addedStatus, addsPieces, addsToList } from '#web/game-ui/add-to-list.data-attrs.ts'

/** "Add to my list" links: without script they open the list maker, with script they add the item. */
export function startAddToList() {
  const waiting = new WeakSet<HTMLElement>()
  document.addEventListener('click', (event) => {
    const link = findAround<HTMLAnchorElement>(event.target, addsToList)
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (waiting.has(link)) return
    waiting.add(link)
    // The code of lists loads on demand.
    void retry(() => loadScript(() => import('./add-item.ts')), {
      words: 'Not added yet: you’re offline. Retrying…',
      show: (notice) => statusOf(link)?.append(notice),
    }).then(({ addItem, findListPath }) => {
      waiting.delete(link)
      showStatus(link, addItem(readAttr(link, addsToList) ?? '', Number(readAttr(link, addsPieces))), findListPath())
    })
  })
}

function showStatus(link: HTMLAnchorElement, sentence: string, listPath: string) {
  const status = statusOf(link)
  const text = status?.querySelector('span')
  const toList = status?.querySelector('a')
  if (!text || !toList) return
  text.textContent = sentence
  toList.href = listPath
  toList.hidden = false
}

/** The dialog's status, else the one beside the link. */
const statusOf = (link: HTMLElement) => find(link.closest('dialog') ?? link.parentElement, addedStatus)
