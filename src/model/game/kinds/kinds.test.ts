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

test('each list of the dump has a name and a place of its own', () => {
  const lists = rows.flatMap(([, { dump }]) => dump ?? [])
  expect(new Set(lists.map(({ as }) => as)).size).toBe(lists.length)
  expect(lists.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(lists.map((_, index) => index + 1))
})

test.each(rows)('%s refers from fields that it has to kinds that there are', (_, { record, references = {} }) => {
  for (const [path, target] of Object.entries(references)) {
    expect(Object.keys(record.shape)).toContain(path.split('.')[0])
    expect(Object.keys(kinds)).toContain(target)
  }
})

test.each(rows.filter(([, { page }]) => page))('the page of each of %s follows from the fields that are read for it', (_, kind) => {
  const whole = Object.fromEntries(Object.keys(kind.record.shape).map((field) => [field, `some ${field}`]))
  const read = Object.fromEntries((kind.pageFrom ?? []).map((field) => [field, whole[field]]))
  expect(kind.page?.(read)).toBe(kind.page?.(whole))
  expect(kind.page?.(whole)).toContain('some')
})
