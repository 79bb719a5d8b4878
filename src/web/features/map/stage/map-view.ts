import type { MapPosition } from '#model/map/map-marker.ts'
import { pinLimits, trimPin, type MapPin } from '#model/map/map-pins.ts'
import { mapEdge } from '#model/map/map-projection.ts'

/**
 * What a reader sees of the world map, as it stands in the address:
 * "#zoom=2.5&at=1050,870&open=shop-13&hide=market&find=tools&route=shop-13,shop-4&measure=980,900,1020,940&pin=1024,900,Gold".
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
  /** Points between which lengths are measured. */
  measure: MapPosition[]
  /** Pins that the link brings along. */
  pins: SharedPin[]
}
/** A pin without its name in a reader's browser. */
export type SharedPin = Omit<MapPin, 'id'>

/** The names in the address. Whoever looks for one takes it from here. */
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

/** Seen at first, in pixels of the largest zoom and at the scale of the still picture: the whole island where there is room for it. */
export const homeView = { at: { x: 1024, y: 1010 }, zoom: 2 }
/** The same on a map as wide as this: between a phone and a desktop the whole island needs a smaller scale (as in `map.css`). */
export const homeZoom = (width: number) => (width >= 672 && width < 896 ? 1.5 : homeView.zoom)
/** Pins have their full size from `fullPins` on. */
export const zooms = { least: 1, most: 3, step: 0.5, fullPins: 2 }
/** More stops than any day in the game has. */
const maxStops = 100
/** Letters of a link that its pins may take. */
const maxPinsLength = 6000
/** Says that no layer is off, whatever the reader chose before. */
const noLayer = 'none'

export function readMapView(hash: string): MapView {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const get = (name: ViewName) => given.get(viewNames[name])
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
    pins: given
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

/** As many of these pins as a link takes: chats cut what is longer. */
export function pickForLink<Pin extends SharedPin>(pins: readonly Pin[]): Pin[] {
  let length = 0
  return pins.filter((pin) => (length += writePin(pin).length) <= maxPinsLength)
}

/** "pin=1024,900,Good gold", and in a new line its note */
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

/** What is no point of the map is left out. */
function toPoints(numbers: readonly number[]): MapPosition[] {
  return numbers.flatMap((x, place) => {
    const y = numbers[place + 1]
    return place % 2 === 0 && y !== undefined && [x, y].every((at) => at >= 0 && at <= mapEdge) ? [{ x, y }] : []
  })
}

/** "#zoom=2", but not "#sources": a place on the page, which is no view of the map. */
export function isMapView(hash: string): boolean {
  return hash.includes('=')
}
