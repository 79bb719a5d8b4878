import { expect, test } from 'vitest'
import { mapEdge } from './map-projection.ts'
import { addPins, nextPinName, pinLimits, readPins, trimPin, writePins, type MapPin } from './map-pins.ts'

const pin = (id: string, more: Partial<MapPin> = {}): MapPin => ({ id, name: `Pin ${id}`, note: '', x: 100, y: 200, ...more })
const file = (pins: unknown, version: unknown = 1, format = 'bridgepour-map-pins') => JSON.stringify({ format, version, pins })

test('written pins are read back, with any characters', () => {
  const pins = [pin('a', { note: 'Two\nlines, "quoted"' }), pin('b', { name: '<img src=x onerror=alert(1)>' }), pin('c', { name: '⛏️ é' })]
  expect(readPins(writePins(pins))).toEqual({ pins, rejected: 0 })
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another format', file([], 1, 'shopping-list')],
  ['a later version', file([], 2)],
  ['pins that are not a list', file({})],
])('%s holds no pins', (_, text) => {
  expect(readPins(text)).toBeUndefined()
})

test.each([
  ['an entry that is not an object', 7],
  ['no id', { ...pin('a'), id: undefined }],
  ['an id with markup', { ...pin('a'), id: '<b>' }],
  ['a name that is not a text', { ...pin('a'), name: 3 }],
  ['a place off the map', { ...pin('a'), x: 4000 }],
  ['a position that is not a number', { ...pin('a'), y: '5' }],
  ['a duplicate id', pin('kept')],
])('an entry with %s is rejected, the others are kept', (_, entry) => {
  expect(readPins(file([pin('kept'), entry]))).toEqual({ pins: [pin('kept')], rejected: 1 })
})

test('a pin at the edge of the map is valid, one beyond is not', () => {
  const atEdge = pin('a', { x: 0, y: mapEdge })
  expect(readPins(file([atEdge, pin('b', { y: mapEdge + 1 })]))).toEqual({ pins: [atEdge], rejected: 1 })
})

test('pins above the limit are rejected', () => {
  const many = Array.from({ length: pinLimits.pins + 2 }, (_, number) => pin(String(number)))
  expect(readPins(file(many))).toMatchObject({ rejected: 2 })
})

test.each([
  ['  a   b ', 'a b'],
  ['', 'Pin'],
  ['x'.repeat(200), 'x'.repeat(pinLimits.name)],
])('the name %j is saved as %j', (typed, name) => {
  expect(trimPin(pin('a', { name: typed })).name).toBe(name)
})

test('a position is saved in whole pixels within the map', () => {
  expect(trimPin(pin('a', { x: -3, y: 2048.7 }))).toMatchObject({ x: 0, y: 2048 })
})

test('pins of a file are added: equal ones once, changed ones with a new id', () => {
  const own = [pin('a'), pin('b')]
  const shared = [pin('b'), pin('a', { note: 'changed' }), pin('c')]
  expect(addPins(own, shared, () => 'new')).toEqual({
    pins: [pin('a'), pin('b'), pin('new', { name: 'Pin a', note: 'changed' }), pin('c')],
    added: 2,
    duplicates: 1,
    overLimit: 0,
  })
})

test('a file never replaces own pins', () => {
  const own = Array.from({ length: pinLimits.pins - 1 }, (_, number) => pin(`own${number}`))
  const { pins, added, overLimit } = addPins(own, [pin('x'), pin('y')], () => 'new')
  expect([pins.length, added, overLimit]).toEqual([pinLimits.pins, 1, 1])
})

test('a new pin gets a unique number', () => {
  expect(nextPinName([])).toBe('Pin 1')
  expect(nextPinName([pin('a', { name: 'Pin 2' })])).toBe('Pin 3')
})
