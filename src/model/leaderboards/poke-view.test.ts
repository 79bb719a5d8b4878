import { expect, test } from 'vitest'
import { readPokeView, sortBy, toPokeParameters } from './poke-view.ts'

test.each([
  ['', { all: false, page: 1, sort: 'rank', direction: 'asc', oddPage: '' }],
  ['page=2&all=true', { all: true, page: 2, sort: 'rank', direction: 'asc', oddPage: '' }],
  ['sort=pokes', { all: false, page: 1, sort: 'pokes', direction: 'desc', oddPage: '' }],
  ['sort=username&direction=desc', { all: false, page: 1, sort: 'username', direction: 'desc', oddPage: '' }],
  ['sort=weight&direction=up&all=1', { all: false, page: 1, sort: 'rank', direction: 'asc', oddPage: '' }],
  ['page=zero', { all: false, page: 1, sort: 'rank', direction: 'asc', oddPage: 'zero' }],
])('"%s" is parsed as %j', (query, view) => {
  expect(readPokeView(new URLSearchParams(query))).toEqual(view)
})

test.each(['', 'page=2', 'sort=pokes', 'sort=pokes&direction=asc', 'page=3&sort=username&direction=desc&all=true'])(
  '"%s" is formatted again',
  (query) => {
    expect(new URLSearchParams(toPokeParameters(readPokeView(new URLSearchParams(query)))).toString()).toBe(query)
  },
)

test('the first click sorts a column, the second reverses it, both from page 1', () => {
  const start = readPokeView(new URLSearchParams('page=4'))
  const once = sortBy(start, 'pokes')
  expect(once).toMatchObject({ page: 1, sort: 'pokes', direction: 'desc' })
  expect(sortBy(once, 'pokes')).toMatchObject({ sort: 'pokes', direction: 'asc' })
  expect(sortBy(once, 'username')).toMatchObject({ sort: 'username', direction: 'asc' })
})
