import { afterAll, expect, test } from 'vitest'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { memoizeByRevision } from './memoize-by-revision.ts'

const content = readContent('test/wiki')
const database = await openDatabase(':memory:')
afterAll(() => database.close())

test('a result is computed once in a revision; a failure is computed again', async () => {
  await fill(database, content)
  const memoize = memoizeByRevision(database)
  let computed = 0
  const compute = () => Promise.resolve((computed += 1))
  await expect(memoize('key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect([await memoize('key', compute), await memoize('key', compute)]).toEqual([1, 1])
  expect(await memoize('other', compute)).toBe(2)
  await fill(database, { ...content, pokes: content.pokes.slice(1) })
  expect(await memoize('key', compute)).toBe(3)
})
