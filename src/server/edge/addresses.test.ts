import { expect, test } from 'vitest'
import { toAddress, toLoggable } from './addresses.ts'

test.each([
  ['/', '/', 'main'],
  ['/blog/', '/blog', 'main'],
  ['/blog/?utm_source=x', '/blog', 'main'],
  ['/search?utm=1&q=shovel', '/search?q=shovel', 'unbounded'],
  ['/search', '/search', 'main'],
  ['/pokes?direction=asc&page=2&x=1', '/pokes?page=2&direction=asc', 'unbounded'],
  ['/api/items/all/?v=3', '/api/items/all', 'main'],
  ['/api/query/gold/', '/api/query/gold', 'unbounded'],
  ['/api/search/gold/', '/api/search/gold', 'unbounded'],
  ['/api/find/1/gold/?x=1&kind=guide', '/api/find/1/gold?kind=guide', 'unbounded'],
  ['/api/find/1/gold', '/api/find/1/gold', 'unbounded'],
  ['/search?page=2&kind=guide&q=pipe', '/search?q=pipe&kind=guide&page=2', 'unbounded'],
  ['/api/items/listed/1|2/', '/api/items/listed/1|2', 'unbounded'],
  ['/api/items/links/shovel/', '/api/items/links/shovel', 'unbounded'],
  ['/api/items/links/', '/api/items/links', 'main'],
  ['/api/items/page/shovel/', '/api/items/page/shovel', 'main'],
  ['/api/items/pages/shovel|pan/', '/api/items/pages/shovel|pan', 'unbounded'],
  ['/api/cited-facts/fuel|carts/', '/api/cited-facts/fuel|carts', 'unbounded'],
  ['/api/tools/page/sell/', '/api/tools/page/sell', 'unbounded'],
  ['/api/tools/sell/', '/api/tools/sell', 'main'],
  ['/api/content-on/faq/', '/api/content-on/faq', 'unbounded'],
  ['/api/speedruns/whole/1/player=A/', '/api/speedruns/whole/1/player=A', 'unbounded'],
  ['/api/items/random/', '/api/items/random', 'none'],
  ['//evil.example/', '/evil.example', 'main'],
  ['/\\evil.example', '/%5Cevil.example', 'unbounded'],
  ['/list?pick=4&x=1&quantity=&pick=12&quantity=3&find=', '/list?pick=4&pick=12&quantity=&quantity=3', 'unbounded'],
  ['/list?find=pipe&show=catalogue', '/list?find=pipe&show=catalogue', 'unbounded'],
  ['/link/gold ore', '/link/gold ore', 'none'],
  // A form without script repeats a parameter for each checked box.
  [
    '/tools/blueprint-planner?have=candle&x=1&have=&have=teapot&goal=cage',
    '/tools/blueprint-planner?goal=cage&have=candle+teapot',
    'unbounded',
  ],
  ['/database?guesses=out&x=1&find=pipe', '/database?find=pipe&guesses=out', 'unbounded'],
  ['/search?guesses=out&q=pipe', '/search?q=pipe&guesses=out', 'unbounded'],
  ['/embed/shovel?theme=dark&utm=1', '/embed/shovel?theme=dark', 'unbounded'],
  ['/embed/shovel', '/embed/shovel', 'main'],
  ['/oembed?x=1&url=a', '/oembed?url=a', 'unbounded'],
  ['/correct?x=1&field=value&file=items/pan.yaml&to=', '/correct?file=items%2Fpan.yaml&field=value', 'unbounded'],
  ['/api/content/items/shovel.yaml/', '/api/content/items/shovel.yaml', 'unbounded'],
  ['/guide-book/towns/bridgepour/repair/4?x=1', '/guide-book/towns/bridgepour/repair/4', 'main'],
  ['/guide-book/towns/bridgepour/repair/4?guesses=out', '/guide-book/towns/bridgepour/repair/4?guesses=out', 'unbounded'],
  ['/tools/pressure?x=1&pipes=30&tanks=', '/tools/pressure?tanks=&pipes=30', 'unbounded'],
  ['/tools/explosions?show=&count=', '/tools/explosions?count=', 'unbounded'],
  ['/list/MXwy/Mine?have=12,5&utm=1', '/list/MXwy/Mine?have=12%2C5', 'unbounded'],
  ['/list/MXwy/Mine', '/list/MXwy/Mine', 'unbounded'],
  ['/list', '/list', 'main'],
  ['/database?page=2&x=1&find=pipe', '/database?find=pipe', 'unbounded'],
  // Trailing slashes do not count.
  ['/faq////', '/faq', 'main'],
  ['/feeds/blog.xml', '/feeds/blog.xml', 'main'],
  ['/api/shop/0', '/api/shop/0', 'main'],
  // Other spellings of a page are unbounded, so they must not evict real addresses.
  ['/FAQ', '/FAQ', 'unbounded'],
  ['/f%61q', '/f%61q', 'unbounded'],
  ['/faq#1', '/faq#1', 'unbounded'],
  ['/x/../faq', '/x/../faq', 'unbounded'],
  ['/x/%2e%2e/faq', '/x/%2e%2e/faq', 'unbounded'],
  ['//evil/../faq', '/evil/../faq', 'unbounded'],
  ['http://evil.example/faq', 'http://evil.example/faq', 'unbounded'],
  ['/database//shovel', '/database//shovel', 'unbounded'],
  ['/api/shop/007', '/api/shop/007', 'unbounded'],
  ['/Database?find=x', '/Database?find=x', 'unbounded'],
  ['/%73earch?q=shovel&x=1', '/%73earch?q=shovel', 'unbounded'],
  ['/Tools/Pressure/?tanks=3', '/Tools/Pressure?tanks=3', 'unbounded'],
  ['/%E0%A4%A?q=x', '/%E0%A4%A', 'unbounded'],
  ['/api/towns/exact/b-ridge--pour', '/api/towns/exact/b-ridge--pour', 'unbounded'],
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

test('a long address is cut in the log', () => {
  expect(toLoggable(`/${'x'.repeat(9000)}`).length).toBe(200)
})
