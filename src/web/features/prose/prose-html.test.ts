import { expect, test } from 'vitest'
import { renderActs, linkHeadings, pictureItems, toAttributeText } from './prose-html.ts'

test.each([
  [
    '<h2 id="mine">Mine</h2><p>Dig.</p>',
    '<h2 id="mine">Mine</h2><a class="anchor" href="#mine" aria-label="Link to this part: Mine">#</a><p>Dig.</p>',
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
  expect(toAttributeText(html)).toBe(expected)
})

test.each([
  [
    'A <a href="/database/pan" data-item="pan">big pan</a>.',
    'A <a class="il" href="/database/pan"><i><img src="/assets/images/items/pan.svg" alt="" loading="lazy">big</i> pan</a>.',
  ],
  [
    '<a href="/database/pan" data-item="pan">Pan</a>,',
    '<a class="il nb" href="/database/pan"><img src="/assets/images/items/pan.svg" alt="" loading="lazy">Pan</a>,',
  ],
  ['<a href="/guide-book/towns#ironil">Ironil</a>', '<a href="/guide-book/towns#ironil">Ironil</a>'],
  ['<code>data-item="pan"</code>', '<code>data-item="pan"</code>'],
])('items in prose have their picture, other things have none: %s', (html, expected) => {
  expect(pictureItems(html)).toBe(expected)
})

test('the picture of a step is drawn from its label, and says itself once', () => {
  const written =
    '<span class="act" role="img" aria-label="Picture: Shovel, dig, Ground" data-act="items/shovel=Shovel|things/ground=Ground" data-does="dig"></span>'
  const drawn = renderActs(`<li>${written}Dig.</li>`)
  expect([...drawn.matchAll(/src="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/assets/images/items/shovel.svg',
    '/assets/images/things/ground.svg',
  ])
  expect(
    drawn
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .join(' ')
      .trim(),
  ).toBe('Shovel dig Ground Dig.')
  expect(drawn.match(/alt=""/g)).toHaveLength(2)
  expect(drawn).not.toMatch(/data-|aria-/)
})

test('a name in such a picture stays text', () => {
  const drawn = renderActs('<span class="act" data-act="items/x=A <img src=x onerror=hit()" data-does="dig"></span>')
  expect(drawn).toContain('A &lt;img src')
  expect(drawn.replace(/data-act="[^"]*"/, '')).not.toContain('<img src=x')
})
