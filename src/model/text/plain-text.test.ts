import { expect, test } from 'vitest'
import { stripTags, toPlainText, htmlToText } from './plain-text.ts'

test.each([
  ['gold ore', 20, 'gold ore'],
  ['gold\u0000\u0007ore\r\n', 20, 'gold ore '],
  ['aa💎', 4, 'aa💎'],
  ['aa💎', 3, 'aa'],
  ['💎💎', 1, ''],
  ['a\uDC8Eb', 9, 'a\uFFFDb'],
  ['', 5, ''],
])('%j in at most %i is %j', (text, longest, plain) => {
  expect(toPlainText(text, longest)).toBe(plain)
})

test('a text cut at any length can be encoded', () => {
  const text = `a${'💎'.repeat(5)}b\uD83D`
  for (let longest = 0; longest <= text.length; longest++) {
    expect(() => encodeURIComponent(toPlainText(text, longest))).not.toThrow()
  }
})

test('tags become spaces between words', () => {
  expect(stripTags('<p>Why  <em>five</em>?</p><p>So</p>')).toBe(' Why five ? So ')
})

test.each([
  ['<em>Pipes</em> &amp; belts', 'Pipes & belts'],
  ['<p>One.</p>\n<p>Two&#x26;three</p>', 'One. Two&three'],
  ['&lt;b&gt; &#60;&#x3C; &quot;x&quot;&nbsp;&apos;', '<b> << "x" \''],
  ['a &amp;lt; b', 'a &lt; b'],
  ['read <a href="/faq">this</a>, then go', 'read this, then go'],
  ['<ul><li>Tools &amp; more</li><li>&lt;b&gt; &amp;lt;</li></ul>', 'Tools & more <b> &lt;'],
  ['&bogus; &#xffffff; &#0; 5 & 6', '&bogus; &#xffffff; &#0; 5 & 6'],
])('%j reads as %j', (html, expected) => {
  expect(htmlToText(html)).toBe(expected)
})
