import { dataSelector } from '#web/data-attr.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { loadPart, loadParts } from '#web/browser/load-part.ts'
import { readStored, storedEvent } from '#web/browser/storage.ts'
import { aroundPrice, editorPart, priceEditor, pricesShown, setsPrice } from './my-prices.data-attrs.ts'

/** Shows the reader's own prices. Readers without any load nothing more until they set one. */
export function startMyPrices() {
  const editor = find(document, priceEditor)
  const loadAndShow = () => void loadPart(() => import('./show-my-prices.browser.ts'))
  const showStored = () => void (readStored('my_prices') && loadAndShow())
  addEventListener('storage', showStored)
  // Sent even if the browser refused to store the price.
  addEventListener(storedEvent, (event) => void (event instanceof CustomEvent && event.detail === 'my_prices' && loadAndShow()))
  showStored()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'plays') return
    const plays = target.value
    void loadPart(() => import('./change-my-prices.ts')).then(({ changeMyPrices }) =>
      changeMyPrices((my) => ({ ...my, plays, assumed: false })),
    )
  })
  if (!editor) return
  document.addEventListener(pricesShown, () => {
    // Own prices of other versions are shown by the editor alone.
    const item = readAttr(editor, priceEditor)
    const versions = item ? (readStored('my_prices') ?? '').split(`"${item}"`).length - 1 : 0
    if (versions > Number(readAttr(editor, aroundPrice) === 'mine')) void loadEditor(editor)
  })
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      const pressed = event.target.closest<HTMLElement>(dataSelector(editorPart))
      if (pressed && !isLoaded) {
        event.preventDefault()
        void loadEditor(editor, editor).then(() => pressed.click())
      }
      // In the capture phase, before the row's own listener. In tables where a click ticks the row, it still does.
      const row = event.target.closest(`table.items:not(.picking) td.num, ${dataSelector(setsPrice)}`)?.closest('tr')
      if (!row) return
      event.preventDefault()
      void loadEditor(editor, row.closest('table')).then((open) => open(row))
    },
    true,
  )
  document.addEventListener('keydown', ({ key, target }) => {
    const row = key === 'ArrowRight' && target instanceof Element && target.closest('table.items .name a')?.closest('tr')
    if (row) void loadEditor(editor, row.closest('table')).then((open) => open(row))
  })
}

let loading: Promise<(row?: HTMLTableRowElement) => void> | undefined

let isLoaded = false

/** Loads the editor. The notice of a failure is shown before `place`. */
function loadEditor(editor: HTMLElement, place?: Element | null) {
  // The prices are shown first, so that the editor can focus what it shows.
  return (loading ??= loadParts([() => import('./price-editor.browser.ts'), () => import('./show-my-prices.browser.ts')], (notice) =>
    place?.before(notice),
  ).then(([{ startPriceEditor }]) => {
    isLoaded = true
    return startPriceEditor(editor)
  }))
}
