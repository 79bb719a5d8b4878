import { asksNotToBeTracked, readChoice, writeChoice } from '#web/features/privacy/choice.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { findAll, readAttr } from '#web/browser/find.ts'
import { createForeignFrame } from '#web/browser/foreign-frame.browser.ts'
import { adAnswer, adDelay, adPage, adQuestion, adTracks } from './ad-slot.data-attrs.ts'

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
  const question = cloneTemplate(slot, adQuestion)
  slot.append(question)
  for (const button of findAll(question, adAnswer)) {
    button.addEventListener('click', () => {
      const isAllowed = readAttr(button, adAnswer) === 'yes'
      writeChoice('ads', isAllowed)
      question.remove()
      if (isAllowed) fill(slot, true)
    })
  }
}

function fill(slot: HTMLElement, mayTrack: boolean) {
  const own = [...slot.childNodes]
  const frame = createForeignFrame(
    { src: readAttr(slot, adPage) ?? '', title: 'Advertisement', referrerPolicy: 'no-referrer' },
    // Only a provider that may track keeps what it stores.
    mayTrack ? ['allow-same-origin'] : [],
  )
  const giveUp = setTimeout(() => slot.replaceChildren(...own), timeoutMs)
  frame.addEventListener('load', () => clearTimeout(giveUp))
  slot.replaceChildren(frame)
}
