import { asksNotToBeTracked, readChoice, writeChoice } from '#web/features/privacy/choice.ts'
import { element } from '#web/browser/element.ts'
import { findAll, readAttr } from '#web/browser/find.ts'
import { adDelay, adPage, adTracks } from './ad-slot.data-attrs.ts'

/** As the layout has it: no ads below this. */
const desktop = '(min-width: 64rem)'
/** A provider that has not answered by then is not waited for, in milliseconds. */
const timeoutMs = 10_000

/**
 * Fills the reserved ad slots after the configured delay, on desktop only: on narrower windows nothing is loaded at all. A
 * provider that may track readers is asked for only with their leave; until then, and after a no, the slot keeps what the wiki
 * itself has to offer.
 */
export function startAds() {
  for (const slot of findAll(document, adPage)) {
    setTimeout(() => matchMedia(desktop).matches && open(slot), Number(readAttr(slot, adDelay)))
  }
}

function open(slot: HTMLElement) {
  const mayTrack = slot.hasAttribute(adTracks)
  const isAllowed = !mayTrack || (asksNotToBeTracked() ? false : readChoice('ads'))
  if (isAllowed) fill(slot, mayTrack)
  else if (isAllowed === undefined) ask(slot)
}

function ask(slot: HTMLElement) {
  const host = new URL(readAttr(slot, adPage) ?? '').hostname
  const yes = element('button', { type: 'button', class: 'btn small' }, 'Show ads')
  const no = element('button', { type: 'button', class: 'btn small' }, 'No ads')
  const question = element(
    'div',
    { class: 'ad-question' },
    element('p', {}, `Ads would come from ${host}, which then sees your visit.`),
    yes,
    no,
  )
  slot.append(question)
  const answer = (isAllowed: boolean) => {
    writeChoice('ads', isAllowed)
    question.remove()
    if (isAllowed) fill(slot, true)
  }
  yes.addEventListener('click', () => answer(true))
  no.addEventListener('click', () => answer(false))
}

function fill(slot: HTMLElement, mayTrack: boolean) {
  const own = [...slot.childNodes]
  const frame = element('iframe', { src: readAttr(slot, adPage) ?? '', title: 'Advertisement', referrerpolicy: 'no-referrer' })
  // It may show and open things, but never take the reader away from the page; only who may track keeps what it stores.
  frame.sandbox.add('allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox')
  if (mayTrack) frame.sandbox.add('allow-same-origin')
  const giveUp = setTimeout(() => slot.replaceChildren(...own), timeoutMs)
  frame.addEventListener('load', () => clearTimeout(giveUp))
  slot.replaceChildren(frame)
}
