import { storageIsBlocked } from '#web/browser/storage.ts'
import { today } from '#model/text/today.ts'
import { assumeVersion } from '#model/prices/assumed-version.ts'
import type { OwnPrice } from '#model/prices/my-prices.ts'
import { findOwn, withPrices } from '#model/prices/with-prices.ts'
import { readPrice } from '#model/prices/read-price.ts'
import { toCorrectionQuery } from '#model/wiki/correct/price-correction.ts'
import { formatExactCoins, hundredthsPerCoin } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { paths } from '#model/wiki/paths.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { loadPageParts } from '#web/browser/fragment.ts'
import { changeMyPrices } from './change-my-prices.ts'
import { myPricesStore } from './my-prices-store.ts'
import { editorPart, playedVersions, priceEditor, setsPrice, type EditorPart } from './my-prices.data-attrs.ts'
import './price-form.css'

/** The edited price: item of the row, and the wiki's price in coins, as text. */
type EditedItem = { item: string; name: string; perWeight: boolean; ours: string }

/** Lets a card or a dialog set prices. Resolves with a function that opens it for the card's item, or the item of a row. */
export async function startPriceEditor(editor: HTMLElement) {
  const parts = await loadPart(loadPageParts)
  const editorPartOf = (name: EditorPart) => find(editor, editorPart, name)
  const dialog = editor instanceof HTMLDialogElement ? editor : undefined
  const form = parts.querySelector<HTMLFormElement>('.price-form')
  const field = form?.querySelector('input')
  let row: HTMLTableRowElement | undefined
  let edited: EditedItem | undefined
  let forgotten: OwnPrice | undefined
  if (!form || !field) return () => {}
  form.hidden = !dialog
  if (dialog) dialog.prepend(form)
  else editorPartOf('status')?.before(form)

  const isPerWeight = () => edited?.perWeight ?? editor.querySelector('.per-weight') !== null
  const itemOf = () => edited?.item ?? readAttr(editor, priceEditor) ?? ''
  const showMessage = (words: string) => {
    const status = find(document, editorPart, 'status')
    if (status) status.textContent = words
  }
  /** Returns why the price is not saved, or an empty text. */
  const savePrice = (price: OwnPrice | undefined): string => {
    const { isSaved, problem } = changeMyPrices((my) => withPrices(assumeVersion(my, versionOnSale()), { [itemOf()]: price }))
    if (isSaved) return ''
    return problem === 'newer' ? 'A newer page wrote your prices. Reload first.' : storageIsBlocked
  }
  const showForm = (isShown: boolean) => {
    form.hidden = !isShown
    editor.classList.toggle('is-typing', isShown)
  }
  const closeEditor = () => {
    if (dialog) {
      dialog.close()
      return (find(row, setsPrice) ?? row?.querySelector<HTMLElement>('.name a'))?.focus()
    }
    showForm(false)
    editorPartOf('open')?.focus()
  }
  const render = () => {
    const { my } = myPricesStore.read()
    const own = findOwn(my, itemOf())
    editorPartOf('undo')?.toggleAttribute('hidden', own !== undefined || !forgotten)
    if (dialog) editorPartOf('forget')?.toggleAttribute('hidden', !own)
    const others = Object.entries(my.prices).flatMap(([other, list]) => {
      const price = other === my.plays ? undefined : list[itemOf()]
      return price ? [`${formatExactCoins(price.value)}c in your ${other} game`] : []
    })
    const [elsewhere, send] = [editorPartOf('elsewhere'), find<HTMLAnchorElement, EditorPart>(editor, editorPart, 'send')]
    if (elsewhere) elsewhere.textContent = others.join(', ')
    if (send && own) send.href = paths.correct(toCorrectionQuery(itemOf(), own, my.plays))
  }
  const openEditor = (of?: HTMLTableRowElement) => {
    row = of
    const item = of && readRow(of)
    edited = item
    const own = findOwn(myPricesStore.read().my, itemOf())
    const label = editorPartOf('label')
    if (label) label.textContent = `What your game shows${item ? ` for ${item.name}` : ''}${isPerWeight() ? ', per weight' : ''}`
    field.value = own ? toFieldText(own.value / hundredthsPerCoin) : (item?.ours ?? editor.querySelector('data')?.value ?? '')
    complain('')
    if (dialog) dialog.showModal()
    else showForm(true)
    render()
    field.focus()
    field.select()
  }
  const complain = (problem: string) => {
    const words = editorPartOf('problem')
    if (words) words.textContent = problem
    if (problem) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value, problem } = readPrice(field.value)
    complain(problem ?? '')
    if (value === undefined) return field.focus()
    const failure = savePrice({ value, price_per_weight: isPerWeight(), on: today() })
    if (dialog && failure) return complain(failure)
    showMessage(failure || 'Your price is saved.')
    closeEditor()
    editorPartOf('send')?.focus()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !dialog) closeEditor()
  })
  editorPartOf('cancel')?.addEventListener('click', closeEditor)
  editorPartOf('forget')?.addEventListener('click', () => {
    forgotten = findOwn(myPricesStore.read().my, itemOf())
    showMessage(savePrice(undefined) || 'Your price is gone.')
    if (dialog) closeEditor()
    else editorPartOf('undo')?.focus()
  })
  editorPartOf('undo')?.addEventListener('click', () => {
    if (forgotten) showMessage(savePrice(forgotten) || 'Your price is back.')
    editorPartOf('open')?.focus()
  })
  myPricesStore.subscribe(render)
  render()
  editorPartOf('open')?.addEventListener('click', () => openEditor())
  return openEditor
}

function readRow(row: HTMLTableRowElement): EditedItem {
  const link = row.querySelector<HTMLAnchorElement>('.name a')
  const button = find(row, setsPrice)
  return {
    item: decodeURIComponent(link?.pathname.split('/').at(-1) ?? ''),
    name: link?.textContent ?? '',
    perWeight: button ? readAttr(button, setsPrice) === 'weight' : row.querySelector('.per') !== null,
    ours: row.querySelector('.num data')?.getAttribute('value') ?? '',
  }
}

/** The newest version that a reader may choose. */
function versionOnSale(): string {
  return readAttr(document.documentElement, playedVersions)?.split(' ').at(-1) ?? ''
}
