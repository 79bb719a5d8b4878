import { expect, test } from 'vitest'
import { toAddress } from './addresses.ts'

test.each([
  ['/', '/', 'always'],
  ['/blog/', '/blog', 'always'],
  ['/blog/?utm_source=x', '/blog', 'always'],
  ['/search?utm=1&q=shovel', '/search?q=shovel', 'briefly'],
  ['/search', '/search', 'always'],
  ['/pokes?direction=asc&page=2&x=1', '/pokes?page=2&direction=asc', 'briefly'],
  ['/api/items/all/?v=3', '/api/items/all', 'always'],
  ['/api/query/gold/', '/api/query/gold', 'briefly'],
  ['/api/items/random/', '/api/items/random', 'never'],
  ['//evil.example/', '/evil.example', 'always'],
  ['/\\evil.example', '/%5Cevil.example', 'always'],
  ['/link/gold ore', '/link/gold ore', 'never'],
])('%s is kept as %s, %s', (url, canonical, kept) => {
  expect(toAddress(url)).toEqual({ canonical, kept })
})
