import type { ItemDetails } from '#model/items/item.ts'
import { paths } from '#model/wiki/paths.ts'
import { PlacePicture } from '#web/game-ui/place-picture.tsx'
import { Sure } from '#web/game-ui/mark.tsx'

/** The digsites where a relic or seed bag lies. */
export function WhereFound({ places }: { places: ItemDetails['found_at'] }) {
  return (
    <ul className="found-at">
      {places.map(({ name, safe_name, certainty }) => (
        <li key={safe_name}>
          <a className="card flush" href={paths.digsite(safe_name)}>
            <PlacePicture of={safe_name} />
            <span className="in">
              <b className="h4">{name}</b>
              <small>Digsite</small>
              <Sure of={certainty} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
