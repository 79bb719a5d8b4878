import { useRef } from 'react'
import { pinLimits, type MapPin } from '#model/map/map-pins.ts'
import type { PinState } from '#web/features/map/pins/map-pin-store.ts'
import { idOfOwnPin } from '#web/features/map/state/map-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PlaceRow } from './place-row.tsx'
import { SideSection } from './side-section.tsx'

export type PinsActions = {
  open: (pin: MapPin, opener: HTMLElement) => void
  edit: (pin: MapPin) => void
  remove: (pin: MapPin) => void
  exportFile: () => void
  importFile: (file: File) => void
}

type Props = PinState & { openPlace: string; isOpen: boolean; actions: PinsActions }

/** The reader's own pins as a list, with export and import. */
export function PinsPart({ pins, isSaved, isDamaged, openPlace, isOpen, actions }: Props) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <SideSection part="pins" title="My pins" isOpen={isOpen}>
      <p className="sm warn" role="alert" hidden={isSaved}>
        This browser does not keep your pins: its storage is blocked or full. They are gone when you leave this page, so export them first.
      </p>
      <p className="sm warn" role="alert" hidden={!isDamaged}>
        Some of what this browser kept could not be read as pins. It is set aside when you next change a pin, and not deleted.
      </p>
      <p className="sm soft" hidden={pins.length > 0}>
        No pins yet. Add one for a spot you want to find again. Up to {pinLimits.pins} are kept, in this browser only.
      </p>
      <ul>
        {pins.map((pin) => (
          <PinRow key={pin.id} {...{ pin, openPlace, actions }} />
        ))}
      </ul>
      <p className="map-acts">
        <button type="button" className="btn small" onClick={actions.exportFile} disabled={pins.length === 0}>
          <Icon name="download" />
          Export
        </button>
        <button type="button" className="btn small" onClick={() => file.current?.click()}>
          <Icon name="upload" />
          Import
        </button>
        <input
          type="file"
          accept=".json,application/json"
          aria-label="File of pins"
          tabIndex={-1}
          hidden
          ref={file}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            // Reset, so that the same file can be chosen again.
            currentTarget.value = ''
            if (chosen) actions.importFile(chosen)
          }}
        />
      </p>
    </SideSection>
  )
}

type RowProps = { pin: MapPin; openPlace: string; actions: PinsActions }

/** Name and note are text, never markup. */
function PinRow({ pin, openPlace, actions: { open, edit, remove } }: RowProps) {
  const id = idOfOwnPin(pin)
  return (
    <li>
      <PlaceRow id={id} isOpen={id === openPlace} onOpen={(opener) => open(pin, opener)}>
        {pin.name}
      </PlaceRow>
      <button type="button" className="map-act" aria-label={`Edit ${pin.name}`} title="Edit" onClick={() => edit(pin)}>
        <Icon name="pencil" />
      </button>
      <button type="button" className="map-act" aria-label={`Delete ${pin.name}`} title="Delete" onClick={() => remove(pin)}>
        <Icon name="trash" />
      </button>
      {pin.note && <p className="map-note">{pin.note}</p>}
    </li>
  )
}
