import { formatMetres, measurePath } from '#model/map/map-distance.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MapState } from '#web/features/map/state/map-state.ts'
import { SideSection } from './side-section.tsx'

export type RulerActions = { undo: () => void; clear: () => void }

type Props = MapState['ruler'] & { isOpen: boolean; actions: RulerActions }

/** Distances between the points of the ruler. */
export function RulerPart({ points, sentence, isOpen, actions: { undo, clear } }: Props) {
  const isEmpty = points.length === 0
  return (
    <SideSection part="ruler" title="Lengths" isOpen={isOpen}>
      <p className="h4">{sentence}</p>
      <ol className="plain">
        {measurePath([...points]).segments.map((metres, place) => (
          <li key={place}>
            Point {place + 1} to {place + 2}: <b>{formatMetres(metres)}</b>
          </li>
        ))}
      </ol>
      <p className="sm soft">In meters of the game, in straight lines: roads bend.</p>
      <p className="map-acts">
        <button type="button" className="btn small" onClick={undo} disabled={isEmpty}>
          <Icon name="undo-2" />
          Undo last point
        </button>
        <button type="button" className="btn small" onClick={clear} disabled={isEmpty}>
          <Icon name="trash" />
          Clear
        </button>
      </p>
    </SideSection>
  )
}
