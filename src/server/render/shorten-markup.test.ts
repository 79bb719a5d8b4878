import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from '#web/islands/island.tsx'
import { shortenMarkup } from './shorten-markup.ts'
import { unquoteAttributes } from './unquote-attributes.ts'

test('end tags of empty shapes and comments between texts are left out, but comments of islands stay', () => {
  const island = '<div data-island="scrap"><p>a<!-- -->b</p></div><script type="application/json" data-island-props="scrap">{}</script>'
  const unquoted = unquoteAttributes(island)
  const html = `<p>a<!-- -->b</p><svg><use href="#x"></use></svg>${island}<p>c<!-- -->d</p>${island}<p>e<!-- -->f</p>`
  expect(shortenMarkup(html)).toBe(`<p>ab</p><svg><use href=#x /></svg>${unquoted}<p>cd</p>${unquoted}<p>ef</p>`)
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
  expect(shortenMarkup('<p title="It&#x27;s">It&#x27;s</p>')).toBe(`<p title="It's">It's</p>`)
  expect(shortenMarkup('<ul><li>a</li> <li>b</li>\n</ul>')).toBe('<ul><li>a</li> <li>b</li>\n</ul>')
})

test('an island as it is rendered keeps the comments that React hydrates by, in any element around it', () => {
  const Count = ({ count }: { count: number }) => createElement('p', null, 'Of ', count, ' items')
  const island = renderToString(createElement(Island<{ count: number }>, { name: 'count', component: Count, props: { count: 3 } }))
  expect(island).toContain('Of <!-- -->3<!-- --> items')
  expect(shortenMarkup(`<section><p>a<!-- -->b</p>${island}</section>`)).toBe(`<section><p>ab</p>${unquoteAttributes(island)}</section>`)
})
