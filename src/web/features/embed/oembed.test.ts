import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardSandbox, cardSize, toFrameHtml } from './frame-html.ts'
import { readItemAddress, readMax } from './oembed.ts'

const origin = 'https://wiki.example'

test.each([
  ['https://wiki.example/database/gold-ore', 'gold-ore'],
  ['https://wiki.example/database/gold-ore/?utm=1#sources', 'gold-ore'],
  ['http://wiki.example/database/gold-ore', 'gold-ore'],
  ['https://wiki.example/embed/gold-ore?theme=dark', 'gold-ore'],
  ['https://other.example/database/gold-ore', undefined],
  ['https://wiki.example@other.example/database/gold-ore', undefined],
  ['https://wiki.example/database', undefined],
  ['https://wiki.example/database/a/b', undefined],
  ['https://wiki.example/database/%E0%A4%A', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the item at %s is %s', (address, item) => {
  expect(readItemAddress(address, origin)).toBe(item)
})

test.each([
  ['', { width: 420, height: 224 }],
  ['maxwidth=300&maxheight=150', { width: 300, height: 150 }],
  ['maxwidth=9000&maxheight=0', { width: 420, height: 224 }],
  ['maxwidth=-1&maxheight=x', { width: 420, height: 224 }],
])('asked for at most "%s", a card is %j', (query, size) => {
  expect(readMax(new URLSearchParams(query))).toEqual(size)
})

test('no name gets out of its attribute', () => {
  const html = toFrameHtml(origin, { safeName: 'a"b', name: '"><script>alert(1)</script>', siteName: "W'" })
  expect(html).toContain('src="https://wiki.example/embed/a%22b"')
  expect(html.match(/[<>]/g)).toHaveLength(4)
})

test('the script for other sites draws the card as the frame does: it imports nothing', () => {
  const script = readFileSync('public/assets/embed/item-tips.js', 'utf8')
  expect(script).toContain(`{ width: ${cardSize.width}, height: ${cardSize.height} }`)
  expect(script).toContain(`'${cardSandbox}'`)
})
