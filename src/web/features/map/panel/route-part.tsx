import { formatMetres } from '#model/map/map-distance.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MapState } from '#web/features/map/state/map-state.ts'
import { PlaceRow } from './place-row.tsx'
import { SideSection } from './side-section.tsx'

/** Unknown stops named in the message: how many, and how many characters each. */
const maxNamed = 10
const maxNameLength = 40

type Props = Omit<MapState['route'], 'ids'> & {
  openPlace: string
  isOpen: boolean
  onOpen: (id: string, opener: HTMLElement) => void
  onRemove: () => void
}

/** A route through numbered places. */
export function RoutePart({ stops, metres, unknown, openPlace, isOpen, onOpen, onRemove }: Props) {
  const named = unknown.slice(0, maxNamed).map((id) => id.slice(0, maxNameLength))
  return (
    <SideSection part="route" title="Route" isOpen={isOpen}>
      <ol>
        {stops.map(({ id, name, near }, place) => (
          <li key={`${place} ${id}`}>
            <PlaceRow id={id} isOpen={id === openPlace} onOpen={(opener) => onOpen(id, opener)}>
              {name}
              {near && <small> {near}</small>}
            </PlaceRow>
          </li>
        ))}
      </ol>
      <p className="sm soft">{stops.length > 1 && `${formatMetres(metres)} in straight lines`}</p>
      <p className="sm warn" role="status" hidden={unknown.length === 0}>
        Not on the map and left out: {named.join(', ')}
        {unknown.length > maxNamed && ' …'}.
      </p>
      <button type="button" className="btn small" onClick={onRemove}>
        <Icon name="x" />
        Remove the route
      </button>
    </SideSection>
  )
}
