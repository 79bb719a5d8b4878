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
  ['/list?pick=4&x=1&quantity=&pick=12&quantity=3&find=', '/list?pick=4&pick=12&quantity=&quantity=3', 'briefly'],
  ['/list?find=pipe&show=catalogue', '/list?find=pipe&show=catalogue', 'briefly'],
  ['/link/gold ore', '/link/gold ore', 'never'],
  // A form without script sends a list once for each tick.
  [
    '/tools/blueprint-planner?have=candle&x=1&have=&have=teapot&goal=cage',
    '/tools/blueprint-planner?goal=cage&have=candle+teapot',
    'briefly',
  ],
  ['/list/MXwy/Mine?have=12,5&utm=1', '/list/MXwy/Mine?have=12%2C5', 'briefly'],
  ['/list/MXwy/Mine', '/list/MXwy/Mine', 'briefly'],
  ['/list', '/list', 'always'],
])('%s is kept as %s, %s', (url, canonical, kept) => {
  expect(toAddress(url)).toEqual({ canonical, kept })
})
