/** What a reader sees of the world map, as it is kept in the address: "#zoom=2.5&at=1050,870&open=shop-13&hide=market&find=tools". */
export type MapView = {
  zoom: number | undefined
  /** The middle, in pixels of the largest zoom. */
  at: [x: number, y: number] | undefined
  /** The marker whose popup is open, or empty. */
  open: string
  /** Layers switched off; undefined when the address does not say. */
  hide: string[] | undefined
  find: string
}

export const zooms = { least: 1, most: 3, step: 0.5 }

export function readMapView(hash: string): MapView {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const zoom = Number(given.get('zoom'))
  const [x, y] = (given.get('at') ?? '').split(',').map(Number)
  return {
    zoom: zoom >= zooms.least && zoom <= zooms.most ? zoom : undefined,
    at: x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined,
    open: given.get('open') ?? '',
    hide: given.get('hide')?.split(',').filter(Boolean),
    find: given.get('find') ?? '',
  }
}

export function writeMapView({ zoom, at, open, hide, find }: MapView): string {
  const parts = [
    zoom !== undefined && `zoom=${zoom}`,
    at && `at=${at.map(Math.round).join(',')}`,
    open && `open=${encodeURIComponent(open)}`,
    hide && hide.length > 0 && `hide=${hide.map(encodeURIComponent).join(',')}`,
    find && `find=${encodeURIComponent(find)}`,
  ].filter(Boolean)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

/** Names to look for: a comma stands between several. "tools, Ironil" -> ["tools", "ironil"] */
export function toWanted(find: string): string[] {
  return find
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
