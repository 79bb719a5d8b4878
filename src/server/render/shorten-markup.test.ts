import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from '#web/islands/island.tsx'
import { shortenMarkup } from './shorten-markup.ts'
import { unquoteAttributes } from './unquote-attributes.ts'

test('end tags of empty shapes and comments between texts are left out, but comments of islands stay', () => {
  const island = '<div data-island="scrap"><b>a<!-- -->b</b></div><script type="application/json" data-island-props="scrap">{}</script>'
  const unquoted = unquoteAttributes(island)
  const html = `<b>a<!-- -->b</b><svg><use href="#x"></use></svg>${island}<b>c<!-- -->d</b>${island}<b>e<!-- -->f</b>`
  expect(shortenMarkup(html)).toBe(`<b>ab</b><svg><use href=#x /></svg>${unquoted}<b>cd</b>${unquoted}<b>ef</b>`)
})

test('end tags that the parser adds itself are left out, and values of empty attributes', () => {
  const row = '<tr><th scope="row">a</th><td data-x="">b</td></tr>'
  expect(shortenMarkup(`<table>${row}</table>`)).toBe('<table><tr><th scope=row>a<td data-x>b</tr></table>')
  expect(shortenMarkup('<ul><li>a</li><li hidden="">b</li></ul><dl><dt>c</dt><dd>d</dd></dl>')).toBe(
    '<ul><li>a<li hidden>b</ul><dl><dt>c<dd>d</dl>',
  )
  const short = '<tr><th scope=row>a<td data-x>b'
  expect(shortenMarkup(`<table><thead>${row}</thead><tbody>${row}${row}</tbody></table>`)).toBe(
    `<table><thead>${short}<tbody>${short}${short}</table>`,
  )
  expect(shortenMarkup('<div><p>a</p><p>b</p><ul><li><p>c</p></li></ul><p>d</p><a>e</a><a><p>f</p></a></div>')).toBe(
    '<div><p>a<p>b<ul><li><p>c</ul><p>d</p><a>e</a><a><p>f</p></a></div>',
  )
  expect(shortenMarkup('<p title="It&#x27;s">It&#x27;s</p>')).toBe(`<p title="It's">It's</p>`)
  expect(shortenMarkup('<ul><li>a</li> <li>b</li>\n</ul>')).toBe('<ul><li>a</li> <li>b</li>\n</ul>')
})

test('a long table keeps the end tags of its rows, for parsers that add none', () => {
  const rows = Array.from({ length: 200 }, (_, index) => `<tr><th scope="row">${index}</th><td>a</td></tr>`)
  const shortened = shortenMarkup(`<table><tbody>${rows.join('')}</tbody></table>`)
  expect(shortened.match(/<tr><th scope=row>\d+<td>a<\/tr>/g)).toHaveLength(200)
})

test('an island as it is rendered keeps the comments that React hydrates by, in any element around it', () => {
  const Count = ({ count }: { count: number }) => createElement('b', null, 'Of ', count, ' items')
  const island = renderToString(createElement(Island<{ count: number }>, { name: 'count', component: Count, props: { count: 3 } }))
  expect(island).toContain('Of <!-- -->3<!-- --> items')
  expect(shortenMarkup(`<section><b>a<!-- -->b</b>${island}</section>`)).toBe(`<section><b>ab</b>${unquoteAttributes(island)}</section>`)
})
