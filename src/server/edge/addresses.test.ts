import { expect, test } from 'vitest'
import { toAddress, toLoggable } from './addresses.ts'

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
  ['/\\evil.example', '/%5Cevil.example', 'briefly'],
  ['/list?pick=4&x=1&quantity=&pick=12&quantity=3&find=', '/list?pick=4&pick=12&quantity=&quantity=3', 'briefly'],
  ['/list?find=pipe&show=catalogue', '/list?find=pipe&show=catalogue', 'briefly'],
  ['/link/gold ore', '/link/gold ore', 'never'],
  // A form without script sends a list once for each tick.
  [
    '/tools/blueprint-planner?have=candle&x=1&have=&have=teapot&goal=cage',
    '/tools/blueprint-planner?goal=cage&have=candle+teapot',
    'briefly',
  ],
  ['/tools/pressure?x=1&pipes=30&tanks=', '/tools/pressure?tanks=&pipes=30', 'briefly'],
  ['/tools/explosions?show=&count=', '/tools/explosions?count=', 'briefly'],
  ['/list/MXwy/Mine?have=12,5&utm=1', '/list/MXwy/Mine?have=12%2C5', 'briefly'],
  ['/list/MXwy/Mine', '/list/MXwy/Mine', 'briefly'],
  ['/list', '/list', 'always'],
  // However many slashes it ends in, it is the same address.
  ['/faq////', '/faq', 'always'],
  ['/feeds/blog.xml', '/feeds/blog.xml', 'always'],
  ['/api/shop/0', '/api/shop/0', 'always'],
  // Spellings that lead to the same page and that anyone can make up without end: none of them takes the room of real addresses.
  ['/FAQ', '/FAQ', 'briefly'],
  ['/f%61q', '/f%61q', 'briefly'],
  ['/faq#1', '/faq#1', 'briefly'],
  ['/x/../faq', '/x/../faq', 'briefly'],
  ['/x/%2e%2e/faq', '/x/%2e%2e/faq', 'briefly'],
  ['//evil/../faq', '/evil/../faq', 'briefly'],
  ['http://evil.example/faq', 'http://evil.example/faq', 'briefly'],
  ['/database//shovel', '/database//shovel', 'briefly'],
  ['/api/shop/007', '/api/shop/007', 'briefly'],
  ['/Database?find=x', '/Database?find=x', 'briefly'],
  ['/%73earch?q=shovel&x=1', '/%73earch?q=shovel', 'briefly'],
  ['/Tools/Pressure/?tanks=3', '/Tools/Pressure?tanks=3', 'briefly'],
  ['/%E0%A4%A?q=x', '/%E0%A4%A', 'briefly'],
  ['/api/towns/exact/b-ridge--pour', '/api/towns/exact/b-ridge--pour', 'briefly'],
])('%s is kept as %s, %s', (url, canonical, kept) => {
  expect(toAddress(url)).toEqual({ canonical, kept })
})

test.each([
  ['/database/shovel?from=me%40example.org', '/database/shovel'],
  ['/search?q=my+secret', '/search'],
  ['/api/query/my-secret/', '/api/query/…'],
  ['/api/items/query/my-secret', '/api/items/query/…'],
  ['/api/suggest/my%20secret', '/api/suggest/…'],
  ['/api/nearest/my-secret', '/api/nearest/…'],
  ['/api/speedruns/filter/Ann|none|none|none|none', '/api/speedruns/filter/…'],
  ['/api/speedruns/player/Ann', '/api/speedruns/player/…'],
  ['/link/my secret', '/link/…'],
  ['/list/MXwy/Presents for Ann', '/list/…'],
  ['/faq#Ann', '/faq'],
])('%s is logged as %s', (url, told) => {
  expect(toLoggable(url)).toBe(told)
})

test('a long address does not fill the log', () => {
  expect(toLoggable(`/${'x'.repeat(9000)}`).length).toBe(200)
})
