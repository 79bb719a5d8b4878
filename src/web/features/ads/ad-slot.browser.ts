import { frameTimeoutMs } from '#model/http/timeouts.ts'
import { asksNotToBeTracked, readConsent, writeConsent } from '#web/features/privacy/consent.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { findAll, readAttr } from '#web/browser/find.ts'
import { foreignFrame } from '#web/ui/foreign-frame.data-attrs.ts'
import { adAnswer, adDelay, adPage, adQuestion, adTracks } from './ad-slot.data-attrs.ts'

/** From the layout: narrower windows have no ads. */
const desktop = '(min-width: 64rem)'

/**
 * Fills the reserved ad slots after the configured delay, on desktop only: on narrower windows nothing loads. A provider that may track
 * readers needs their consent; without it the slot keeps its house ad.
 */
export function startAds() {
  for (const slot of findAll(document, adPage)) {
    setTimeout(() => matchMedia(desktop).matches && openSlot(slot), Number(readAttr(slot, adDelay)))
  }
}

function openSlot(slot: HTMLElement) {
  const mayTrack = slot.hasAttribute(adTracks)
  const isAllowed = !mayTrack || (asksNotToBeTracked() ? false : readConsent('ads'))
  if (isAllowed) fillSlot(slot)
  else if (isAllowed === undefined) askForConsent(slot)
}

function askForConsent(slot: HTMLElement) {
  const question = cloneTemplate(slot, adQuestion)
  slot.append(question)
  for (const button of findAll(question, adAnswer)) {
    button.addEventListener('click', () => {
      const isAllowed = readAttr(button, adAnswer) === 'yes'
      writeConsent('ads', isAllowed)
      question.remove()
      if (isAllowed) fillSlot(slot)
    })
  }
}

function fillSlot(slot: HTMLElement) {
  const own = [...slot.childNodes]
  const frame = cloneTemplate(slot, foreignFrame) as HTMLIFrameElement
  frame.src = readAttr(slot, adPage) ?? ''
  const giveUp = setTimeout(() => slot.replaceChildren(...own), frameTimeoutMs)
  frame.addEventListener('load', () => clearTimeout(giveUp))
  slot.replaceChildren(frame)
}
