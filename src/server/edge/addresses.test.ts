import { expect, test } from 'vitest'
import { toAddress, toLoggable } from './addresses.ts'

test.each([
  ['/', '/', 'main'],
  ['/blog/', '/blog', 'main'],
  ['/blog/?utm_source=x', '/blog', 'main'],
  ['/search?utm=1&q=shovel', '/search?q=shovel', 'made-up'],
  ['/search', '/search', 'main'],
  ['/pokes?direction=asc&page=2&x=1', '/pokes?page=2&direction=asc', 'made-up'],
  ['/api/items/all/?v=3', '/api/items/all', 'main'],
  ['/api/query/gold/', '/api/query/gold', 'made-up'],
  ['/api/search/gold/', '/api/search/gold', 'made-up'],
  ['/api/find/1/gold/?x=1&kind=guide', '/api/find/1/gold?kind=guide', 'made-up'],
  ['/api/find/1/gold', '/api/find/1/gold', 'made-up'],
  ['/search?page=2&kind=guide&q=pipe', '/search?q=pipe&kind=guide&page=2', 'made-up'],
  ['/api/items/listed/1|2/', '/api/items/listed/1|2', 'made-up'],
  ['/api/items/links/shovel/', '/api/items/links/shovel', 'made-up'],
  ['/api/items/links/', '/api/items/links', 'main'],
  ['/api/items/page/shovel/', '/api/items/page/shovel', 'main'],
  ['/api/items/pages/shovel|pan/', '/api/items/pages/shovel|pan', 'made-up'],
  ['/api/cited-facts/fuel|carts/', '/api/cited-facts/fuel|carts', 'made-up'],
  ['/api/tools/page/sell/', '/api/tools/page/sell', 'made-up'],
  ['/api/tools/sell/', '/api/tools/sell', 'main'],
  ['/api/content-on/faq/', '/api/content-on/faq', 'made-up'],
  ['/api/speedruns/whole/1/player=A/', '/api/speedruns/whole/1/player=A', 'made-up'],
  ['/api/items/random/', '/api/items/random', 'none'],
  ['//evil.example/', '/evil.example', 'main'],
  ['/\\evil.example', '/%5Cevil.example', 'made-up'],
  ['/list?pick=4&x=1&quantity=&pick=12&quantity=3&find=', '/list?pick=4&pick=12&quantity=&quantity=3', 'made-up'],
  ['/list?find=pipe&show=catalogue', '/list?find=pipe&show=catalogue', 'made-up'],
  ['/link/gold ore', '/link/gold ore', 'none'],
  // A form without script sends a list once for each tick.
  [
    '/tools/blueprint-planner?have=candle&x=1&have=&have=teapot&goal=cage',
    '/tools/blueprint-planner?goal=cage&have=candle+teapot',
    'made-up',
  ],
  ['/database?guesses=out&x=1&find=pipe', '/database?find=pipe&guesses=out', 'made-up'],
  ['/search?guesses=out&q=pipe', '/search?q=pipe&guesses=out', 'made-up'],
  ['/embed/shovel?theme=dark&utm=1', '/embed/shovel?theme=dark', 'made-up'],
  ['/embed/shovel', '/embed/shovel', 'main'],
  ['/oembed?x=1&url=a', '/oembed?url=a', 'made-up'],
  ['/correct?x=1&field=value&file=items/pan.yaml&to=', '/correct?file=items%2Fpan.yaml&field=value', 'made-up'],
  ['/api/content/items/shovel.yaml/', '/api/content/items/shovel.yaml', 'made-up'],
  ['/guide-book/towns/bridgepour/repair/4?x=1', '/guide-book/towns/bridgepour/repair/4', 'main'],
  ['/guide-book/towns/bridgepour/repair/4?guesses=out', '/guide-book/towns/bridgepour/repair/4?guesses=out', 'made-up'],
  ['/tools/pressure?x=1&pipes=30&tanks=', '/tools/pressure?tanks=&pipes=30', 'made-up'],
  ['/tools/explosions?show=&count=', '/tools/explosions?count=', 'made-up'],
  ['/list/MXwy/Mine?have=12,5&utm=1', '/list/MXwy/Mine?have=12%2C5', 'made-up'],
  ['/list/MXwy/Mine', '/list/MXwy/Mine', 'made-up'],
  ['/list', '/list', 'main'],
  ['/database?page=2&x=1&find=pipe', '/database?find=pipe', 'made-up'],
  // However many slashes it ends in, it is the same address.
  ['/faq////', '/faq', 'main'],
  ['/feeds/blog.xml', '/feeds/blog.xml', 'main'],
  ['/api/shop/0', '/api/shop/0', 'main'],
  // Spellings that lead to the same page and that anyone can make up without end: none of them takes the room of real addresses.
  ['/FAQ', '/FAQ', 'made-up'],
  ['/f%61q', '/f%61q', 'made-up'],
  ['/faq#1', '/faq#1', 'made-up'],
  ['/x/../faq', '/x/../faq', 'made-up'],
  ['/x/%2e%2e/faq', '/x/%2e%2e/faq', 'made-up'],
  ['//evil/../faq', '/evil/../faq', 'made-up'],
  ['http://evil.example/faq', 'http://evil.example/faq', 'made-up'],
  ['/database//shovel', '/database//shovel', 'made-up'],
  ['/api/shop/007', '/api/shop/007', 'made-up'],
  ['/Database?find=x', '/Database?find=x', 'made-up'],
  ['/%73earch?q=shovel&x=1', '/%73earch?q=shovel', 'made-up'],
  ['/Tools/Pressure/?tanks=3', '/Tools/Pressure?tanks=3', 'made-up'],
  ['/%E0%A4%A?q=x', '/%E0%A4%A', 'made-up'],
  ['/api/towns/exact/b-ridge--pour', '/api/towns/exact/b-ridge--pour', 'made-up'],
])('%s is cached as %s, in the store %s', (url, cacheKey, store) => {
  expect(toAddress(url)).toEqual({ cacheKey, store })
})

test.each([
  ['/database/shovel?from=me%40example.org', '/database/shovel'],
  ['/search?q=my+secret', '/search'],
  ['/api/query/my-secret/', '/api/query/…'],
  ['/api/items/query/my-secret', '/api/items/query/…'],
  ['/api/search/my-secret', '/api/search/…'],
  ['/api/items/listed/1|2', '/api/items/listed/…'],
  ['/api/suggest/my%20secret', '/api/suggest/…'],
  ['/api/suggest-all/my%20secret', '/api/suggest-all/…'],
  ['/api/find/1/my%20secret?kind=guide', '/api/find/…'],
  ['/api/nearest/my-secret', '/api/nearest/…'],
  ['/api/suggest-all/my-secret', '/api/suggest-all/…'],
  ['/api/find/1/my-secret', '/api/find/…'],
  ['/api/named/my-secret', '/api/named/…'],
  ['/api/speedruns/filter/Ann|none|none|none|none', '/api/speedruns/filter/…'],
  ['/api/speedruns/player/Ann', '/api/speedruns/player/…'],
  ['/api/speedruns/whole/1/Ann|none|none|none|none', '/api/speedruns/whole/…'],
  ['/link/my secret', '/link/…'],
  ['/list/MXwy/Presents for Ann', '/list/…'],
  ['/faq#Ann', '/faq'],
])('%s is logged as %s', (url, logged) => {
  expect(toLoggable(url)).toBe(logged)
})

test('a long address does not fill the log', () => {
  expect(toLoggable(`/${'x'.repeat(9000)}`).length).toBe(200)
})
