import { expect, test } from 'vitest'
import { linkHeadings, toPlainText } from './prose-html.ts'

test.each([
  [
    '<h2 id="mine">Mine</h2><p>Dig.</p>',
    '<h2 id="mine">Mine<a class="anchor" href="#mine" aria-label="Link to this part: Mine">#</a></h2><p>Dig.</p>',
  ],
  ['<h4 id="x">Small</h4>', '<h4 id="x">Small</h4>'],
  ['<p>No heading</p>', '<p>No heading</p>'],
])('headings link to themselves: %s', (html, expected) => {
  expect(linkHeadings(html)).toBe(expected)
})

test.each([
  ['<em>Why</em> five?', 'Why five?'],
  ['The &#x26; "best"', 'The &#x26; &quot;best&quot;'],
])('%s as plain text is %s', (html, expected) => {
  expect(toPlainText(html)).toBe(expected)
})
