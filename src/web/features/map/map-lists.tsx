import type { MapMarker, MarkerKind } from '#model/map/map-marker.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import { Glyph, Icon } from '../../ui/icon.tsx'
import { markerKinds } from './map-kinds.ts'
import { listedMarker, mapList, markerKind } from './map.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './map-lists.css'

const columns: MarkerKind[][] = [['digsite', 'jeweler'], ['market', 'town'], ['shop']]
const groups: { kind: MarkerKind; name: string; glyph: GlyphName }[] = [...markerKinds, { kind: 'town', name: 'Towns', glyph: 'village' }]

/** Everything on the map as links: for screen readers, print, and readers without script. */
export function MapLists({ markers }: { markers: MapMarker[] }) {
  return (
    <div className="map-lists">
      {columns.map((kinds) => (
        <div key={kinds.join()} className={kinds.includes('shop') ? 'wide' : undefined}>
          {kinds.map((kind) => (
            <MapList key={kind} kind={kind} markers={markers.filter((marker) => marker.kind === kind)} />
          ))}
        </div>
      ))}
    </div>
  )
}

function MapList({ kind, markers }: { kind: MarkerKind; markers: MapMarker[] }) {
  const group = groups.find((entry) => entry.kind === kind)
  if (!group || markers.length === 0) return null
  return (
    <section className="card" {...dataAttr(mapList)}>
      <h2 className="h4">
        <span className="dot" {...dataAttr(markerKind, kind)}>
          <Glyph name={group.glyph} />
        </span>
        {group.name}
      </h2>
      <ul>
        {markers.map(({ id, name, place, path, modded, place_certainty }) => (
          <li key={id} className={modded ? 'is-modded' : undefined}>
            <a href={path} {...dataAttr(listedMarker, id)}>
              <span>
                {name}
                {modded && <Icon name="wrench" />}
                {modded && <span className="sr">, added via a mod</span>}
              </span>{' '}
              {place && (
                <small>
                  <span className="sr">{kind === 'digsite' ? 'near ' : 'in '}</span>
                  {place}
                </small>
              )}
            </a>
            <CertaintyBadge of={place_certainty} at={path} />
          </li>
        ))}
      </ul>
    </section>
  )
}
