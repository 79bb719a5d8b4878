import { parseJson } from '#model/text/parse-json.ts'
import { mapEdge } from './map-projection.ts'

/** A reader's pin on the map; position in pixels of the largest zoom. */
export type MapPin = { id: string; name: string; note: string; x: number; y: number }

export const pinLimits = { pins: 500, name: 60, note: 500 }

/** Identifies the format of stored pins. */
const format = 'bridgepour-map-pins'
const version = 1

export type PinsRead = {
  pins: MapPin[]
  /** Number of invalid entries. */
  refused: number
}

/** Parses pins; undefined for another format or a later version. */
export function readPins(text: string): PinsRead | undefined {
  const found = parseJson(text)
  if (typeof found !== 'object' || found === null || !('format' in found) || found.format !== format) return undefined
  if (!('version' in found) || found.version !== version || !('pins' in found) || !Array.isArray(found.pins)) return undefined
  const pins = found.pins.flatMap((one: unknown) => toPin(one) ?? []).filter(isFirst)
  return { pins: pins.slice(0, pinLimits.pins), refused: found.pins.length - Math.min(pins.length, pinLimits.pins) }
}

export function writePins(pins: MapPin[]): string {
  return JSON.stringify({ format, version, pins }, null, 1)
}

const isFirst = ({ id }: MapPin, place: number, all: MapPin[]) => all.findIndex((other) => other.id === id) === place

/** Validates a pin; undefined if invalid. */
function toPin(found: unknown): MapPin | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { id, name, note = '', x, y } = found as Record<string, unknown>
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return undefined
  if (typeof name !== 'string' || typeof note !== 'string' || !isOnMap(x) || !isOnMap(y)) return undefined
  return trimPin({ id, name, note, x, y })
}

const isOnMap = (at: unknown): at is number => typeof at === 'number' && at >= 0 && at <= mapEdge

/** Trims a pin to its limits; a pin always has a name. */
export function trimPin({ id, name, note, x, y }: MapPin): MapPin {
  const words = (text: string, most: number) => [...text.trim()].slice(0, most).join('').trim()
  return {
    id,
    name: words(name.replaceAll(/\s+/g, ' '), pinLimits.name) || 'Pin',
    note: words(note, pinLimits.note),
    x: onMap(x),
    y: onMap(y),
  }
}

const onMap = (at: number) => Math.round(Math.max(0, Math.min(mapEdge, at)))

export type PinsAdded = {
  pins: MapPin[]
  added: number
  /** Number of identical pins. */
  known: number
  /** Number of pins above the limit. */
  left: number
}

/** Adds pins from a file; own pins are never replaced. */
export function addPins(own: MapPin[], shared: MapPin[], newId: () => string): PinsAdded {
  const fresh = shared.filter((pin) => !own.some((other) => isSame(pin, other)))
  const taken = new Set(own.map(({ id }) => id))
  const room = fresh.slice(0, Math.max(0, pinLimits.pins - own.length))
  return {
    pins: [...own, ...room.map((pin) => (taken.has(pin.id) ? { ...pin, id: newId() } : pin))],
    added: room.length,
    known: shared.length - fresh.length,
    left: fresh.length - room.length,
  }
}

const isSame = (a: MapPin, b: MapPin) => a.name === b.name && a.note === b.note && a.x === b.x && a.y === b.y

/** The next unused name: "Pin 3". */
export function nextPinName(pins: MapPin[]): string {
  let number = pins.length + 1
  while (pins.some(({ name }) => name === `Pin ${number}`)) number++
  return `Pin ${number}`
}
