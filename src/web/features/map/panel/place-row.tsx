import { dataAttr } from '#web/data-attr.ts'
import { listedMarker } from '#web/features/map/map.data-attrs.ts'

type Props = { id: string; isOpen: boolean; onOpen: (opener: HTMLElement) => void; children: React.ReactNode }

/** A place in a list: a click opens its popup on the map. */
export function PlaceRow({ id, isOpen, onOpen, children }: Props) {
  return (
    <button
      type="button"
      className={isOpen ? 'map-row on' : 'map-row'}
      {...dataAttr(listedMarker, id)}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {children}
    </button>
  )
}
