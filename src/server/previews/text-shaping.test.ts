import { expect, test } from 'vitest'
import { drawColumn } from './draw-column.ts'
import { drawText, measureText, toDrawable } from './text-shaping.ts'
import { cutLines, fitText } from './wrap-text.ts'

test.each([
  ["Hobson's  Powerworks\n", "Hobson's Powerworks"],
  ['Café “Łódź”', 'Café “ódz”'],
  ['шахта 🪣', ''],
  ['A\u202eB\u0000C', 'ABC'],
  ['½ of <b>', '½ of <b>'],
])('%j is drawn as %j', (text, drawable) => {
  expect(toDrawable(text)).toBe(drawable)
})

test('text is drawn as outlines: the picture does not contain the text itself', () => {
  const svg = drawText('</g><script>&', { x: 0, y: 0, face: 'text', size: 20, colour: '#fff' })
  expect(svg.match(/<path /g)).toHaveLength(13)
  expect(svg).not.toMatch(/script|&|<text/)
})

test('the width of a text is that of its letters with kerning', () => {
  const width = (text: string) => measureText(text, { face: 'cast', size: 100 })
  expect(width('To')).toBeLessThan(width('T') + width('o'))
  expect(measureText('Tools', { face: 'cast', size: 50 })).toBeCloseTo(width('Tools') / 2)
})

const room = { face: 'cast', width: 620 } as const

test.each([
  'Map',
  'Straight Logic Cable Crate',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'W'.repeat(300),
  'a very long name of many short words '.repeat(20).trim(),
  `${'W'.repeat(60)} ${'i'.repeat(90)}`,
])('%j stays within its box', (text) => {
  const { size, lines } = fitText(text, { ...room, lines: 3, sizes: [108, 80, 44] })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(3)
  for (const line of lines) expect(measureText(line, { face: 'cast', size })).toBeLessThanOrEqual(room.width)
})

test('short names are large, long ones small, and cut texts end with an ellipsis', () => {
  expect(fitText('Map', { ...room, lines: 2, sizes: [108, 80] })).toEqual({ size: 108, lines: ['Map'] })
  expect(fitText('Straight Logic Cable Crate', { ...room, lines: 2, sizes: [108, 80] }).size).toBe(80)
  expect(cutLines('one two three four five six seven eight', { ...room, size: 108, lines: 1 })[0]).toMatch(/^one .*…$/)
})

test('two lines have about the same length', () => {
  const { lines } = fitText('A list for the next trip to town', { ...room, lines: 2, sizes: [80] })
  expect(lines).toEqual(['A list for the', 'next trip to town'])
})

test('a guessed price has a badge and its alternative text', () => {
  const renderColumn = (label: string, value: string, mark: 'guess' | null) =>
    drawColumn(
      { eyebrow: '', hue: 'gold', title: 'Pan', text: '', facts: [{ label, value, coins: true, mark }], picture: { show: 'podium' } },
      { x: 0, y: 0, width: 620, height: 456 },
    )
  expect(renderColumn('Price', '12', 'guess')).toBe(renderColumn('Price, unconfirmed', '~12', null))
  expect(renderColumn('Price', '12', 'guess')).not.toBe(renderColumn('Price, unconfirmed', '12', null))
})
