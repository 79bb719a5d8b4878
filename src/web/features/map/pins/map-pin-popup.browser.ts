import { pinLimits, type MapPin } from '#model/map/map-pins.ts'
import { element } from '#web/browser/element.ts'
import { createButton } from '#web/features/map/places/map-notice.browser.ts'

export type PinActs = {
  edit: (pin: MapPin) => void
  move: (pin: MapPin) => void
  remove: (pin: MapPin) => void
  save: (pin: MapPin) => void
}

/** A pin of the reader's own. */
export function readingFace(pin: MapPin, { edit, move, remove }: PinActs): HTMLElement {
  return pinFace(
    pin,
    createButton('Edit', () => edit(pin)),
    createButton('Move', () => move(pin)),
    createButton('Delete', () => remove(pin)),
  )
}

/** What stands in a pin, and what can be done with it. Its words are text, whatever they look like. */
export function pinFace({ name, note }: Pick<MapPin, 'name' | 'note'>, ...acts: HTMLElement[]): HTMLElement {
  return element(
    'div',
    { class: 'map-own' },
    element('p', { class: 'h4' }, name),
    ...(note ? [element('p', { class: 'map-note' }, note)] : []),
    element('p', { class: 'map-acts' }, ...acts),
  )
}

/** Its name and note as fields. What was typed is kept even if the popup is closed some other way than by "Save". */
export function writingFace(pin: MapPin, { save, remove }: PinActs, close: () => void): { face: HTMLElement; leave: () => void } {
  const name = element('input', { type: 'text', maxlength: String(pinLimits.name), required: '', autocomplete: 'off' })
  const note = element('textarea', { rows: '3', maxlength: String(pinLimits.note) })
  name.value = pin.name
  note.value = pin.note
  const face = element(
    'form',
    { class: 'map-own' },
    element('label', { class: 'fl' }, 'Name', element('span', { class: 'field' }, name)),
    element('label', { class: 'fl' }, 'Note', element('span', { class: 'field' }, note)),
    element(
      'p',
      { class: 'map-acts' },
      element('button', { class: 'btn gold small' }, 'Save'),
      createButton('Delete', () => remove(pin)),
    ),
  )
  const leave = () => {
    if (name.value !== pin.name || note.value !== pin.note) save({ ...pin, name: name.value, note: note.value })
  }
  face.addEventListener('submit', (event) => {
    event.preventDefault()
    close()
  })
  return { face, leave }
}
