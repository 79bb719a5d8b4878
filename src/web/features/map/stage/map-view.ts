/**
 * What a reader sees of the world map, as it stands in the address:
 * "#zoom=2.5&at=1050,870&open=shop-13&hide=market&find=tools&route=shop-13,shop-4".
 */
export type MapView = {
  zoom: number | undefined
  /** The middle, in pixels of the largest zoom. */
  at: [x: number, y: number] | undefined
  /** The marker whose popup is open, or empty. */
  open: string
  /** Layers switched off; undefined when the address does not say, so that the reader's own choice holds. */
  hide: string[] | undefined
  find: string
  /** Markers to be visited, in this order. */
  route: string[]
}

export const zooms = { least: 1, most: 3, step: 0.5 }
/** More stops than any day in the game has. */
const mostStops = 100
/** Says that no layer is off, whatever the reader chose before. */
const noLayer = 'none'

export function readMapView(hash: string): MapView {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const list = (name: string) =>
    given
      .get(name)
      ?.split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  const zoom = Number(given.get('zoom'))
  const [x, y] = (given.get('at') ?? '').split(',').map(Number)
  return {
    zoom: zoom >= zooms.least && zoom <= zooms.most ? zoom : undefined,
    at: x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined,
    open: given.get('open') ?? '',
    hide: list('hide')?.filter((layer) => layer !== noLayer),
    find: given.get('find') ?? '',
    route: list('route')?.slice(0, mostStops) ?? [],
  }
}

export function writeMapView({ zoom, at, open, hide, find, route }: MapView): string {
  const list = (words: string[]) => words.map(encodeURIComponent).join(',')
  const parts = [
    zoom !== undefined && `zoom=${zoom}`,
    at && `at=${at.map(Math.round).join(',')}`,
    open && `open=${encodeURIComponent(open)}`,
    hide && `hide=${list(hide) || noLayer}`,
    find && `find=${encodeURIComponent(find)}`,
    route.length > 0 && `route=${list(route)}`,
  ].filter(Boolean)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

/** "#zoom=2", but not "#sources": a place on the page, which is no view of the map. */
export function isMapView(hash: string): boolean {
  return hash.includes('=')
}
