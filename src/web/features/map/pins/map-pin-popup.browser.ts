import type { MapPin } from '#model/map/map-pins.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { find, findAll, readAttr } from '#web/browser/find.ts'
import { pinAction, pinForm, pinPart, pinPopup, type PinAction } from '#web/features/map/map.data-attrs.ts'

type Actions = Partial<Record<PinAction, () => void>>

/** Popup of a pin with its buttons. Name and note are inserted as text. */
export function renderPinPopup({ name, note }: Pick<MapPin, 'name' | 'note'>, actions: Actions): HTMLElement {
  const popup = cloneTemplate(document, pinPopup)
  const noteText = find(popup, pinPart, 'note')
  find(popup, pinPart, 'name')?.append(name)
  if (note) noteText?.append(note)
  else noteText?.remove()
  listen(popup, actions)
  return popup
}

type FormOptions = { onSave: (pin: MapPin) => void; onRemove: () => void; close: () => void }

/** Popup with fields for name and note. Typed text is saved however the popup is closed. Throws if its template has no fields. */
export function renderPinForm(pin: MapPin, { onSave, onRemove, close }: FormOptions): { form: HTMLElement; save: () => void } {
  const form = cloneTemplate(document, pinForm)
  const name = find<HTMLInputElement>(form, pinPart, 'name')
  const note = find<HTMLTextAreaElement>(form, pinPart, 'note')
  if (!name || !note) throw new Error('The form of a pin has no fields.')
  name.value = pin.name
  note.value = pin.note
  listen(form, { delete: onRemove })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    close()
  })
  const save = () => {
    if (name.value !== pin.name || note.value !== pin.note) onSave({ ...pin, name: name.value, note: note.value })
  }
  return { form, save }
}

/** Buttons without an action are removed. */
function listen(popup: HTMLElement, actions: Actions) {
  for (const button of findAll(popup, pinAction)) {
    const go = actions[readAttr(button, pinAction) ?? 'edit']
    if (go) button.addEventListener('click', go)
    else button.remove()
  }
}
