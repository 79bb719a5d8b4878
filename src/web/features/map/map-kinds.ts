import type { MarkerKind } from '#model/map/map-marker.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import { glyphOfShop } from '#web/game-ui/place-icons.ts'

/** Kinds of markers, in the order of the legend. map.css has their colors. */
export const markerKinds: { kind: MarkerKind; name: string; glyph: GlyphName }[] = [
  { kind: 'digsite', name: 'Digsites', glyph: 'war-pick' },
  { kind: 'market', name: 'Stock markets', glyph: 'scales' },
  { kind: 'jeweler', name: 'Jewelers', glyph: 'cut-diamond' },
  { kind: 'shop', name: 'Other shops', glyph: 'shop' },
]

/** Layer of the reader's own pins. */
export const pinLayer = 'pins'

/** Glyph of a marker's kind; shops may have their own. */
export function glyphOfMarker({ kind, safe_name }: { kind: MarkerKind; safe_name: string }): GlyphName {
  if (kind !== 'shop') return markerKinds.find((marker) => marker.kind === kind)?.glyph ?? 'village'
  return glyphOfShop(safe_name)
}
