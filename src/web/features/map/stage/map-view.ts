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
  pins: BroughtPin[]
}
/** A pin without its name in a reader's browser. */
export type BroughtPin = Omit<MapPin, 'id'>

export const zooms = { least: 1, most: 3, step: 0.5 }
/** More stops than any day in the game has. */
const mostStops = 100
/** Letters of a link that its pins may take. */
const longestPins = 6000
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
    measure: toPoints((given.get('measure') ?? '').split(',').map(Number)).slice(0, mostStops),
    pins: given
      .getAll('pin')
      .flatMap((text) => readPin(text) ?? [])
      .slice(0, pinLimits.pins),
  }
}

export function writeMapView({ zoom, at, open, hide, find, route, measure, pins }: MapView): string {
  const list = (words: string[]) => words.map(encodeURIComponent).join(',')
  const parts = [
    zoom !== undefined && `zoom=${zoom}`,
    at && `at=${at.map(Math.round).join(',')}`,
    open && `open=${encodeURIComponent(open)}`,
    hide && `hide=${list(hide) || noLayer}`,
    find && `find=${encodeURIComponent(find)}`,
    route.length > 0 && `route=${list(route)}`,
    measure.length > 0 && `measure=${measure.map(({ x, y }) => `${x},${y}`).join(',')}`,
    ...pins.map(writePin),
  ].filter(Boolean)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

/** As many of these pins as a link takes: chats cut what is longer. */
export function pickForLink<Pin extends BroughtPin>(pins: readonly Pin[]): Pin[] {
  let length = 0
  return pins.filter((pin) => (length += writePin(pin).length) <= longestPins)
}

/** "pin=1024,900,Good gold", and in a new line its note */
function writePin({ x, y, name, note }: BroughtPin): string {
  return `pin=${x},${y},${encodeURIComponent(note ? `${name}\n${note}` : name)}`
}

function readPin(text: string): BroughtPin | undefined {
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
