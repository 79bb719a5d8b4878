import { expect, test } from 'vitest'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from './kinds.ts'

const rows = Object.entries<Kind>(kinds)

test('each kind has a table and folders of its own', () => {
  const tables = rows.map(([, { table }]) => table)
  const folders = rows.flatMap(([, { yaml, markdown, list }]) => Object.keys({ ...yaml, ...markdown, ...list }))
  expect(new Set(tables).size).toBe(tables.length)
  expect(new Set(folders).size).toBe(folders.length)
})

test.each(rows)('%s refers from fields that it has to kinds that there are', (_, { record, references = {} }) => {
  for (const [path, target] of Object.entries(references)) {
    expect(Object.keys(record.shape)).toContain(path.split('.')[0])
    expect(Object.keys(kinds)).toContain(target)
  }
})
