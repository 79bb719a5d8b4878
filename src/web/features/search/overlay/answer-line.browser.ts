import type { DirectAnswer } from '#model/answers/answer.ts'
import { findPicturedItem } from '#model/answers/pictured-item.ts'
import { formatPriceParts, splitAmount, splitPrices } from '#model/answers/split-prices.ts'
import type { Suggested } from '#model/search/suggest.ts'
import { toComparable } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { isStaticExport } from '#web/browser/static-export/static-export.ts'
import { findAll, readAttr, setValue } from '#web/browser/find.ts'
import { createSuggestionApi } from './suggestion-api.ts'
import { renderMark } from './mark.browser.ts'
import { cloneOf, cloneWithText, partOf } from './search-templates.browser.ts'
import { readStored } from '#web/browser/storage.ts'
import { ourPrice, ownCoins, pricedSum, pricesAdded, pricesShown } from '#web/my-prices/my-prices.data-attrs.ts'

/** Debounce of requests: half a question needs no answer. */
const debounceMs = 200

/**
 * Direct answer to a question, above the suggestions. Its line is reserved as soon as these are shown, so that a late answer moves
 * nothing; only steps and changes need more space.
 */
export function createAnswerLine(dialog: HTMLElement) {
  const line = partOf(dialog, 'answer')
  const announcement = partOf(line, 'announcement')
  const link = partOf<HTMLAnchorElement>(line, 'answer-link')
  const picture = partOf(line, 'answer-picture')
  const words = partOf(line, 'answer-text')
  const side = partOf(line, 'answer-side')
  const rows = partOf(line, 'answer-rows')
  let shown: DirectAnswer | undefined
  let badge: HTMLElement[] = []
  let timer = 0
  let inFlight = new AbortController()

  /** Before each new question: drops the answer to the previous one. */
  function clear() {
    clearTimeout(timer)
    inFlight.abort()
    shown = undefined
    link.hidden = true
    announcement.textContent = ''
  }

  function removeBadge() {
    for (const part of badge) part.remove()
    badge = []
  }

  function fillLine({ name, path }: Pick<DirectAnswer, 'name' | 'path'>, text: (Node | string)[], pictures: HTMLElement[] = []) {
    removeBadge()
    words.replaceChildren(...text)
    picture.replaceChildren(...pictures)
    rows.replaceChildren()
    partOf(side, 'name').textContent = name
    link.href = path
    link.hidden = false
  }

  function showAnswer(answer: DirectAnswer) {
    shown = answer
    fillLine(answer, splitPrices(answer).map(renderPiece), renderPicture(answer))
    rows.replaceChildren(...renderRows(answer))
    badge = renderMark(answer.certainty)
    side.prepend(...badge)
    link.classList.remove('none')
    const announce = () => {
      if (shown !== answer) return
      const { text, isOwn } = toSpoken(words)
      if (isOwn) removeBadge()
      const notes = isOwn ? [' Your price.'] : badge.map(({ textContent }) => textContent)
      announcement.textContent = [text, ...notes].join('')
    }
    // Once: a reader's own prices are waited for.
    if (answer.prices.length > 0 && readStored('my_prices')) document.addEventListener(pricesShown, announce, { once: true })
    else announce()
    document.dispatchEvent(new Event(pricesAdded))
  }

  /** No answer: all results, which Enter shows, in the space of one. */
  function showAllResults(question: string) {
    fillLine({ name: '', path: paths.search(question) }, [`Search for “${question}”`])
    link.classList.add('none')
  }

  async function requestAnswer(question: string) {
    const { signal } = (inFlight = new AbortController())
    const answer = await createSuggestionApi(signal)
      .answer(question)
      .catch(() => undefined)
    if (signal.aborted) return
    if (answer) showAnswer(answer)
    else showAllResults(question)
  }

  return {
    clear,
    hide() {
      clear()
      line.hidden = true
    },
    /** Reserves the line for a question, and requests the answer once the text is stable. */
    update(suggested: Suggested, text: string) {
      clear()
      line.hidden = !isQuestion(suggested, text) || !navigator.onLine || isStaticExport()
      if (!line.hidden) timer = window.setTimeout(() => void requestAnswer(text), debounceMs)
    },
  }
}

/** The answer as it is shown: replaced prices have no version of the wiki's price, but that of their own. */
function toSpoken(words: HTMLElement): { text: string; isOwn: boolean } {
  const spoken = words.cloneNode(true) as HTMLElement
  let isOwn = false
  for (const price of findAll(spoken, ownCoins)) {
    price.querySelector('small')?.remove()
    const note = readAttr(price, ourPrice) ?? ''
    // " in 2.2": a price of the wiki, in the version that the reader plays.
    if (note.startsWith(' in ')) price.append(note)
    else isOwn = true
  }
  return { text: spoken.textContent, isOwn }
}

function renderPicture(answer: DirectAnswer): HTMLElement[] {
  const pictured = findPicturedItem(answer)
  return pictured ? [renderTile(pictured)] : []
}

/** Steps and changes; items are among the suggestions. */
function renderRows({ rows_as, rows }: DirectAnswer): HTMLElement[] {
  if (rows_as === 'items') return []
  return rows.map(({ name, note, safe_name, price, certainty }) => {
    const row = cloneWithText('small', name)
    if (safe_name) row.prepend(renderTile(safe_name))
    if (note) row.append(cloneWithText('small', note))
    if (price) {
      const sum = cloneWithText('small', '')
      sum.append(renderPiece(price), ...renderMark(certainty))
      row.append(sum)
    }
    return row
  })
}

function renderTile(safeName: string): HTMLElement {
  const tile = cloneOf('tile')
  tile.setAttribute('src', paths.tile(safeName))
  return tile
}

function renderPiece(piece: ReturnType<typeof splitPrices>[number]): Node | string {
  if (typeof piece === 'string') return piece
  const price = cloneOf('answer-price')
  const { amount, note } = splitAmount(piece.text)
  price.prepend(amount)
  for (const small of price.querySelectorAll('small')) small.textContent = note
  setValue(price, pricedSum, formatPriceParts(piece.parts))
  return price
}

/** Several words or a number that are not the start of the first suggestion: "drill price", "3.0", not "gold or" or "add 20 pipes". */
function isQuestion({ found, actions }: Suggested, text: string): boolean {
  const isName = found.some(({ name }, place) => place === 0 && toComparable(name).startsWith(toComparable(text)))
  return actions.length === 0 && !isName && /[\s\d]/.test(text)
}
