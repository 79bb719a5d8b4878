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
  /** Number of entries that were left out: invalid, repeated or above the limit. */
  rejected: number
}

/** Parses pins; undefined for another format or a later version. */
export function readPins(text: string): PinsRead | undefined {
  const file = parseJson(text)
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== format) return undefined
  if (!('version' in file) || file.version !== version || !('pins' in file) || !Array.isArray(file.pins)) return undefined
  const pins = file.pins.flatMap((entry: unknown) => parsePin(entry) ?? []).filter(isFirst)
  return { pins: pins.slice(0, pinLimits.pins), rejected: file.pins.length - Math.min(pins.length, pinLimits.pins) }
}

export function writePins(pins: MapPin[]): string {
  return JSON.stringify({ format, version, pins }, null, 1)
}

const isFirst = ({ id }: MapPin, index: number, all: MapPin[]) => all.findIndex((other) => other.id === id) === index

/** Validates a pin; undefined if invalid. */
function parsePin(entry: unknown): MapPin | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, name, note = '', x, y } = entry as Record<string, unknown>
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return undefined
  if (typeof name !== 'string' || typeof note !== 'string' || !isOnMap(x) || !isOnMap(y)) return undefined
  return trimPin({ id, name, note, x, y })
}

const isOnMap = (at: unknown): at is number => typeof at === 'number' && at >= 0 && at <= mapEdge

/** Trims a pin to its limits; a pin always has a name. */
export function trimPin({ id, name, note, x, y }: MapPin): MapPin {
  const trim = (text: string, maxLength: number) => [...text.trim()].slice(0, maxLength).join('').trim()
  return {
    id,
    name: trim(name.replaceAll(/\s+/g, ' '), pinLimits.name) || 'Pin',
    note: trim(note, pinLimits.note),
    x: clampToMap(x),
    y: clampToMap(y),
  }
}

const clampToMap = (at: number) => Math.round(Math.max(0, Math.min(mapEdge, at)))

export type PinsAdded = {
  pins: MapPin[]
  added: number
  /** Number of pins that are there already. */
  duplicates: number
  /** Number of pins above the limit. */
  overLimit: number
}

/** Adds pins from a file; own pins are never replaced. */
export function addPins(own: MapPin[], shared: MapPin[], newId: () => string): PinsAdded {
  const fresh = shared.filter((pin) => !own.some((other) => isSamePin(pin, other)))
  const taken = new Set(own.map(({ id }) => id))
  const added = fresh.slice(0, Math.max(0, pinLimits.pins - own.length))
  return {
    pins: [...own, ...added.map((pin) => (taken.has(pin.id) ? { ...pin, id: newId() } : pin))],
    added: added.length,
    duplicates: shared.length - fresh.length,
    overLimit: fresh.length - added.length,
  }
}

const isSamePin = (a: MapPin, b: MapPin) => a.name === b.name && a.note === b.note && a.x === b.x && a.y === b.y

/** The next unused name: "Pin 3". */
export function nextPinName(pins: MapPin[]): string {
  let number = pins.length + 1
  while (pins.some(({ name }) => name === `Pin ${number}`)) number++
  return `Pin ${number}`
}
