import { expect, test } from 'vitest'
import { formatListFile, maxListFileLength, readListFile } from './list-file.ts'
import type { NamedList } from './saved-lists.ts'

const water: NamedList = {
  name: 'Clean water / "best" 💎',
  entries: [
    { id: 12, quantity: 24 },
    { id: 4, quantity: 999 },
  ],
  have: { 12: 20 },
}
const farm: NamedList = { name: 'Iron farm', entries: [{ id: 7, quantity: 1 }], have: {} }
const file = (lists: unknown, rest: object = {}) => JSON.stringify({ format: 'bridgepour-shopping-lists', version: 1, lists, ...rest })

test('a written file is read back', () => {
  const text = formatListFile([water, farm], (id) => (id === 12 ? 'Water Pipe' : undefined))
  expect(text).toContain('"name": "Water Pipe"')
  expect(readListFile(text)).toEqual({ lists: [water, farm], remarks: [] })
  expect(readListFile(`\uFEFF${text}`)).toEqual({ lists: [water, farm], remarks: [] })
})

test.each([
  ['', /cannot be read as JSON/],
  ['Water Pipe;24', /cannot be read as JSON/],
  ['[]', /something else/],
  ['null', /something else/],
  ['{"version":1,"lists":[]}', /something else/],
  [file([], { version: 2 }), /newer version/],
  [file([], { version: '1' }), /newer version/],
  [file([]), /no list/],
  [file({}), /no list/],
  [file([{ name: 'x', items: [] }]), /no list/],
  [file([{ name: 'x', items: [{ id: 'abc', quantity: 1 }] }]), /no list/],
  [' '.repeat(maxListFileLength + 1), /too large/],
])('the file %.40s is rejected', (text, why) => {
  expect(readListFile(text)).toEqual({ error: expect.stringMatching(why) as string })
})

test('valid parts of a hand-written file are read, and the others reported', () => {
  const text = file([
    { name: 'x', items: [{ id: 1, quantity: 5000, have: 3 }, { id: 1, quantity: 1 }, { id: '2|9,3', quantity: 1 }, 'y', { id: 4 }] },
    { name: 'broken' },
  ])
  expect(readListFile(text)).toEqual({
    lists: [
      {
        name: 'x',
        entries: [
          { id: 1, quantity: 999 },
          { id: 4, quantity: 1 },
        ],
        have: { 1: 3 },
      },
    ],
    remarks: [
      '“x”: 2 parts of this list could not be read.',
      '“x”: 1 item stood in the list more than once: the quantities were added.',
      '“x”: 3 quantities were not between 1 and 999 and were put right.',
      '1 list had nothing that could be read.',
    ],
  })
})
