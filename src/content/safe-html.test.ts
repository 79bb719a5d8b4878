import type { Element, Properties } from 'hast'
import { expect, test } from 'vitest'
import { corpus } from '../../test/support/hostile-texts.ts'
import { cleanHtml } from './markdown.ts'
import { toSafeHtml } from './safe-html.ts'

// Markdown does not create these elements; this tests the sanitizer alone.
const element = (tagName: string, properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: 'words' }],
})

test.each([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'form',
  'input',
  'button',
  'textarea',
  'template',
  'base',
  'link',
  'meta',
])('<%s> is removed', (tagName) => {
  expect(toSafeHtml([element('p'), element(tagName, { src: '/x', href: '/x' })])).toMatch(/^<p>words<\/p>(words)?$/)
})

test.each<[string, Properties]>([
  ['a', { onClick: 'hit()' }],
  ['p', { onmouseover: 'hit()' }],
  ['p', { style: 'position: fixed' }],
  ['a', { href: 'javascript:hit()' }],
  ['a', { href: ' data:text/html,x' }],
  ['a', { href: 'vbscript:hit()' }],
  ['img', { src: 'javascript:hit()' }],
  ['img', { srcSet: '/x 2x', onError: 'hit()' }],
  ['span', { className: ['veil'] }],
  ['div', { className: ['topbar'], slot: 'x' }],
])('a <%s> keeps no %j', (tagName, properties) => {
  expect(toSafeHtml([element(tagName, properties)])).toMatch(new RegExp(`^<${tagName}(?: class="")?>(words</${tagName}>)?$`))
})

test('elements of prose are kept, with anchors', () => {
  const parts = [
    element('h2', { id: 'the-barge' }),
    element('a', { href: '/database/shovel', dataItem: 'shovel', rel: ['external'] }),
    element('span', { className: ['mk'], title: 'Guess', dataFact: 'item/shovel/value' }),
    element('div', { className: ['callout', 'tip'] }),
    element('kbd'),
    element('data', { dataP: 'shovel' }),
  ]
  expect(toSafeHtml(parts)).toBe(
    '<h2 id="the-barge">words</h2><a href="/database/shovel" data-item="shovel" rel="external">words</a>' +
      '<span class="mk" title="Guess" data-fact="item/shovel/value">words</span><div class="callout tip">words</div><kbd>words</kbd>' +
      '<data data-p="shovel">words</data>',
  )
})

test.each(corpus)('HTML of another author, %j, runs nothing, also after a second parse', (text) => {
  const cleaned = cleanHtml(`<p>${text}</p>`) ?? ''
  for (const html of [cleaned, cleanHtml(cleaned) ?? '']) {
    const tags = html.match(/<(?:[^<>"]|"[^"]*")*>/g)?.join('') ?? ''
    expect(tags).not.toMatch(/(href|src)="\s*(javascript|vbscript|data):/i)
    expect(tags.replace(/"[^"]*"/g, '')).not.toMatch(
      / on\w+=|<(script|style|iframe|svg|math|form|input|object|embed|base|meta|link|template|noscript)\b/i,
    )
  }
})
