import { dataSelector } from '#web/data-attr.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { readStored, storedEvent } from '#web/browser/storage.ts'
import { editorPart, priceEditor, setsPrice } from './my-prices.data-attrs.ts'

/** Shows the prices of readers who have some; all others load nothing more until they set one. */
export function startMyPrices() {
  const editor = find(document, priceEditor)
  let isShown = false
  const show = () => {
    const stored = readStored('my_prices')
    if (isShown || !stored) return
    isShown = true
    void loadPart(() => import('./show-my-prices.browser.ts')).then(({ showMyPrices }) => showMyPrices())
    // The card of an item says that its price is the reader's.
    const item = readAttr(editor, priceEditor)
    if (editor && item && stored.includes(`"${item}"`)) void loadEditor(editor)
  }
  for (const event of ['storage', storedEvent]) addEventListener(event, show)
  show()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'plays') return
    const plays = target.value
    void loadPart(() => import('./my-prices-store.ts')).then(({ myPricesStore }) => myPricesStore.update((my) => ({ ...my, plays })))
  })
  if (!editor) return
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest(dataSelector(editorPart, 'open'))) void loadEditor(editor).then((open) => open())
      // Before the row takes it for a press on itself. Where a press ticks a row, it still does.
      const row = event.target.closest(`table.items:not(.picking) td.num, ${dataSelector(setsPrice)}`)?.closest('tr')
      if (!row) return
      event.preventDefault()
      void loadEditor(editor).then((open) => open(row))
    },
    true,
  )
  document.addEventListener('keydown', ({ key, target }) => {
    const row = key === 'ArrowRight' && target instanceof Element && target.closest('table.items .name a')?.closest('tr')
    if (row) void loadEditor(editor).then((open) => open(row))
  })
}

let loading: Promise<(row?: HTMLTableRowElement) => void> | undefined

function loadEditor(editor: HTMLElement) {
  return (loading ??= loadPart(() => import('./price-editor.browser.ts')).then(({ startPriceEditor }) => startPriceEditor(editor)))
}
