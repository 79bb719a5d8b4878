import { expect, test } from 'vitest'
import { shortenMarkup } from './shorten-markup.ts'

test('end tags of empty shapes and comments between texts are left out, but comments of islands stay', () => {
  const island = '<div data-island="scrap"><p>a<!-- -->b</p></div><script type="application/json" data-island-props="scrap">{}</script>'
  const html = `<p>a<!-- -->b</p><svg><use href="#x"></use></svg>${island}<p>c<!-- -->d</p>${island}<p>e<!-- -->f</p>`
  expect(shortenMarkup(html)).toBe(`<p>ab</p><svg><use href="#x"/></svg>${island}<p>cd</p>${island}<p>ef</p>`)
})
