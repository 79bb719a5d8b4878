import { expect, test } from 'vitest'
import { createSheetReader, gatherStyles as gather, type ReadSheet } from './own-styles.ts'

const noSheet: ReadSheet = () => undefined
function gatherStyles(page: string, read = noSheet) {
  const end = page.indexOf('</head>')
  const { parts, sheet } = gather({ head: page.slice(0, end), body: page.slice(end) }, read)
  return { html: parts.join(''), sheet }
}
const page = (body: string) => `<html><head><title>x</title></head><body>${body}</body></html>`

test('inline styles become rules of one sheet, equal ones once, with the same name on every page', () => {
  const { html, sheet } = gatherStyles(page('<i class="a" style="--th:24px"></i><b style="left:1%"></b><i style="--th:24px"/>'))
  const [, size, place] = /^\[data-s=([\w-]+)\]\{--th:24px\}\[data-s=([\w-]+)\]\{left:1%\}$/.exec(sheet) ?? []
  expect(place).not.toBe(size)
  expect(html).toContain(`<style>${sheet}</style></head>`)
  expect(html).toContain(`<i class="a" data-s="${size}"></i><b data-s="${place}"></b><i data-s="${size}"/>`)
  expect(gatherStyles(page('<b style="left:1%"></b>')).html).toContain(`data-s="${place}"`)
})

test('two styles never share a name', () => {
  const styles = Array.from({ length: 20_000 }, (_, at) => `<i style="left:${at}px"></i>`)
  const names = gatherStyles(page(styles.join(''))).html.matchAll(/<i data-s="([^"]+)"/g)
  expect(new Set([...names].map(([, name]) => name)).size).toBe(styles.length)
})

test('entities of quotes and brackets are decoded', () => {
  expect(gatherStyles(page('<i style="width:min(1px, 2%);font-family:&quot;A &amp; B&quot;"></i>')).sheet).toContain(
    '{width:min(1px, 2%);font-family:"A & B"}',
  )
})

test.each(['--a:red}body{display:none', '--a:&lt;/style&gt;&lt;script&gt;', '--a:/*', '--a:&#125;', '--a:\\7d', '--a:x;@import'])(
  'a style that could end its rule is dropped: %s',
  (style) => {
    const { html, sheet } = gatherStyles(page(`<i style="${style}"></i>`))
    expect(sheet).toBe('')
    expect(html).toBe(page('<i></i>'))
  },
)

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`

test('style sheets that components link are inlined once, after those of the page', () => {
  const written = `<head>${link('site')}</head><body><p>${link('wiring')}a</p>${link('site')}<p>${link('wiring')}b</p></body>`
  expect(gatherStyles(written, (path) => (path === '/assets/wiring.css' ? '.w{left:0}\n' : undefined))).toEqual({
    html: `<head>${link('site')}<style>.w{left:0}</style></head><body><p>a</p><p>b</p></body>`,
    sheet: '.w{left:0}',
  })
  const words = page('<p>&lt;link rel="stylesheet" href="x"/></p>')
  expect(gatherStyles(words, () => '')).toEqual({ html: words, sheet: '' })
})

test('an unreadable style sheet is linked in the head; only those of the build are read', () => {
  expect(gatherStyles(page(link('gone'))).html).toContain(`${link('gone')}</head>`)
  const read = createSheetReader('.')
  for (const path of ['/assets/gone.css', '/assets/../package.json', '/package.json', 'https://evil.example/a.css'])
    expect(read(path)).toBeUndefined()
})

test('texts that look like attributes are not changed', () => {
  const words = '<p>Write &lt;i style="left:0"> or <code>a style="b"</code></p>'
  expect(gatherStyles(page(words))).toEqual({ html: page(words), sheet: '' })
})
