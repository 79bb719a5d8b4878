import { expect, test } from 'vitest'
import { toReportedReferrer, toReportedUrl } from './analytics-url.ts'

const origin = 'https://wiki.example'

test.each([
  ['/', '/'],
  ['/database/gold-ore', '/database/gold-ore'],
  ['/list', '/list'],
  ['/list/MXwyLDJ8Mw==/For%20Anna%20Smith', '/list/'],
  ['/link/what%20I%20was%20looking%20for', '/link/'],
])('the view of %s is reported as %s', (pathname, reported) => {
  expect(toReportedUrl({ origin, pathname })).toBe(origin + reported)
})

test.each([
  ['', ''],
  ['not an address', ''],
  ['https://search.example/find?q=my+name#top', 'https://search.example/'],
  [`${origin}/search?q=my+name`, `${origin}/search`],
  [`${origin}/list/MXwy/Anna?x=1`, `${origin}/list/`],
])('coming from %j is reported as %j', (referrer, reported) => {
  expect(toReportedReferrer(referrer, origin)).toBe(reported)
})
