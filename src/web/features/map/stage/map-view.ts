import type { MapPosition } from '#model/map/map-marker.ts'
import { pinLimits, trimPin, type MapPin } from '#model/map/map-pins.ts'
import { mapEdge } from '#model/map/map-projection.ts'

/**
 * State of the world map in the URL:
 * "#zoom=2.5&at=1050,870&open=shop-13&hide=market&find=tools&route=shop-13,shop-4&measure=980,900,1020,940&pin=1024,900,Gold".
 */
export type MapView = {
  zoom: number | undefined
  /** Center, in pixels of the largest zoom. */
  at: [x: number, y: number] | undefined
  /** Id of the marker with the open popup, or empty. */
  open: string
  /** Hidden layers; undefined if the URL has none, so that the reader's own choice applies. */
  hide: string[] | undefined
  find: string
  /** Ids of the route's markers, in order. */
  route: string[]
  /** Points of the ruler. */
  measure: MapPosition[]
  /** Pins of the link. */
  pins: SharedPin[]
}
/** A pin without its id, which is local to a browser. */
export type SharedPin = Omit<MapPin, 'id'>

/** Parameter names in the URL. */
export const viewNames = {
  zoom: 'zoom',
  at: 'at',
  open: 'open',
  hide: 'hide',
  find: 'find',
  route: 'route',
  measure: 'measure',
  pin: 'pin',
} as const
type ViewName = keyof typeof viewNames

/** Initial view, in pixels of the largest zoom and at the scale of the static map: the whole island if it fits. */
export const homeView = { at: { x: 1024, y: 1010 }, zoom: 2 }
/** Initial zoom for a map of this width in px: between phone and desktop the whole island needs a smaller scale (as in `map.css`). */
export const homeZoom = (width: number) => (width >= 672 && width < 896 ? 1.5 : homeView.zoom)
/** Pins have their full size from `fullPins` on. */
export const zooms = { least: 1, most: 3, step: 0.5, fullPins: 2 }
/** More than any route needs. */
const maxStops = 100
/** Maximum length of the pins in a link, in characters. */
const maxPinsLength = 6000
/** Value for no hidden layers, whatever the reader chose before. */
const noLayer = 'none'

export function readMapView(hash: string): MapView {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const get = (name: ViewName) => parameters.get(viewNames[name])
  const list = (name: ViewName) =>
    get(name)
      ?.split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  const zoom = Number(get('zoom'))
  const [x, y] = (get('at') ?? '').split(',').map(Number)
  return {
    zoom: zoom >= zooms.least && zoom <= zooms.most ? zoom : undefined,
    at: x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined,
    open: get('open') ?? '',
    hide: list('hide')?.filter((layer) => layer !== noLayer),
    find: get('find') ?? '',
    route: list('route')?.slice(0, maxStops) ?? [],
    measure: toPoints((get('measure') ?? '').split(',').map(Number)).slice(0, maxStops),
    pins: parameters
      .getAll(viewNames.pin)
      .flatMap((text) => readPin(text) ?? [])
      .slice(0, pinLimits.pins),
  }
}

export function writeMapView({ zoom, at, open, hide, find, route, measure, pins }: MapView): string {
  const list = (words: string[]) => words.map(encodeURIComponent).join(',')
  const texts: Record<Exclude<ViewName, 'pin'>, string> = {
    zoom: zoom === undefined ? '' : String(zoom),
    at: at?.map(Math.round).join(',') ?? '',
    open: encodeURIComponent(open),
    hide: hide ? list(hide) || noLayer : '',
    find: encodeURIComponent(find),
    route: list(route),
    measure: measure.map(({ x, y }) => `${x},${y}`).join(','),
  }
  const parts = [...Object.entries(texts).flatMap(([name, text]) => (text ? [`${name}=${text}`] : [])), ...pins.map(writePin)]
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

/** As many of these pins as fit into a link: chats cut longer ones. */
export function pickForLink<Pin extends SharedPin>(pins: readonly Pin[]): Pin[] {
  let length = 0
  return pins.filter((pin) => (length += writePin(pin).length) <= maxPinsLength)
}

/** "pin=1024,900,Good gold", with the note after a line break. */
function writePin({ x, y, name, note }: SharedPin): string {
  return `pin=${x},${y},${encodeURIComponent(note ? `${name}\n${note}` : name)}`
}

function readPin(text: string): SharedPin | undefined {
  const [, x, y, name = '', note = ''] = /^(\d+),(\d+),([^\n]*)\n?([^]*)$/.exec(text) ?? []
  const [at] = toPoints([Number(x), Number(y)])
  if (!at) return undefined
  const { id: _, ...pin } = trimPin({ id: '', name, note, ...at })
  return pin
}

/** Pairs of coordinates; points outside of the map are dropped. */
function toPoints(numbers: readonly number[]): MapPosition[] {
  return numbers.flatMap((x, index) => {
    const y = numbers[index + 1]
    return index % 2 === 0 && y !== undefined && [x, y].every((at) => at >= 0 && at <= mapEdge) ? [{ x, y }] : []
  })
}

/** Whether a fragment is a view of the map: "#zoom=2", but not the anchor "#sources". */
export function isMapView(hash: string): boolean {
  return hash.includes('=')
}
