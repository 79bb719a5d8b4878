import { pinLimits } from '#model/map/map-pins.ts'
import { dataAttr } from '#web/data-attr.ts'
import { pinAction, pinDrop, pinForm, pinPart, pinPopup, type PinAction } from '#web/features/map/map.data-attrs.ts'
import { PinShape } from '#web/features/map/pin-shape.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Templates of a reader's pin: marker, popup, and the form in its popup (see map-pin-popup.browser.ts). */
export function PinTemplates() {
  return (
    <>
      <template {...dataAttr(pinDrop)}>
        <span>
          <PinShape />
          <Icon name="map-pin" />
        </span>
      </template>
      <template {...dataAttr(pinPopup)}>
        <div className="map-own">
          <p className="h4" {...dataAttr(pinPart, 'name')} />
          <p className="map-note" {...dataAttr(pinPart, 'note')} />
          <p className="map-acts">
            <ActionButton action="edit" label="Edit" />
            <ActionButton action="move" label="Move" />
            <ActionButton action="delete" label="Delete" />
            <ActionButton action="keep" label="Keep this pin" />
          </p>
        </div>
      </template>
      <template {...dataAttr(pinForm)}>
        <form className="map-own">
          <label className="fl">
            Name
            <span className="field">
              <input type="text" maxLength={pinLimits.name} required autoComplete="off" {...dataAttr(pinPart, 'name')} />
            </span>
          </label>
          <label className="fl">
            Note
            <span className="field">
              <textarea rows={3} maxLength={pinLimits.note} {...dataAttr(pinPart, 'note')} />
            </span>
          </label>
          <p className="map-acts">
            <button className="btn gold small">Save</button>
            <ActionButton action="delete" label="Delete" />
          </p>
        </form>
      </template>
    </>
  )
}

function ActionButton({ action, label }: { action: PinAction; label: string }) {
  return (
    <button type="button" className="btn small" {...dataAttr(pinAction, action)}>
      {label}
    </button>
  )
}
