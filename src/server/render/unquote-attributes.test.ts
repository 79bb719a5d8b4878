import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { corpus } from '../../../test/support/hostile-texts.ts'
import { quoteAttributes } from '../../../test/support/quote-attributes.ts'
import { unquoteAttributes } from './unquote-attributes.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()
/** The parsed document, without positions. */
const parse = (html: string) => JSON.stringify(parser.parse(html), (key, value: unknown) => (key === 'position' ? undefined : value))

test.each([
  ['<p class="sm" id="a_b-1">x</p>', '<p class=sm id=a_b-1>x</p>'],
  ['<p class="sm soft" title="" hidden>x</p>', '<p class="sm soft" title="" hidden>x</p>'],
  ['<a href="" title="a class=b c">x</a>', '<a href="" title="a class=b c">x</a>'],
  ['<a href="/database/pan" data-p="pan">x</a>', '<a href=/database/pan data-p=pan>x</a>'],
  ['<a href="/">x</a><a href="/compare?items=pan">y</a>', '<a href="/">x</a><a href="/compare?items=pan">y</a>'],
  ['<img src="/a.svg" alt="" loading="lazy"/>', '<img src=/a.svg alt loading=lazy>'],
  ['<svg><path d="M0 0" fill="none"/><use href="/a.svg#g-a"/></svg>', '<svg><path d="M0 0" fill=none /><use href=/a.svg#g-a /></svg>'],
  ['<p title="a > b" class="sm">class="sm"</p>', '<p title="a > b" class=sm>class="sm"</p>'],
  ['<p title="x=" class="a&quot;b" lang="en">x</p>', '<p title="x=" class="a&quot;b" lang=en>x</p>'],
  ['<p title="&lt;b class=&quot;sm&quot;>">&lt;b class="sm"></p>', '<p title="&lt;b class=&quot;sm&quot;>">&lt;b class="sm"></p>'],
])('quotes are removed where the value needs none: %s', (html, shorter) => {
  expect(unquoteAttributes(html)).toBe(shorter)
  expect(parse(shorter)).toBe(parse(html))
  expect(parse(quoteAttributes(shorter))).toBe(parse(html))
})

test.each(corpus)('a hostile text stays in its attribute: %s', (text) => {
  const html = renderToString(
    createElement(
      'p',
      { title: text, className: text },
      createElement('img', { alt: text, src: '/a.svg' }),
      createElement('b', { title: text }, text),
    ),
  )
  expect(parse(unquoteAttributes(html))).toBe(parse(html))
  expect(parse(quoteAttributes(unquoteAttributes(html)))).toBe(parse(html))
})
