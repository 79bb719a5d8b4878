import { expect, test } from 'vitest'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from './kinds.ts'

const rows = Object.entries<Kind>(kinds)

test('each kind has its own table and folders', () => {
  const tables = rows.map(([, { table }]) => table)
  const folders = rows.flatMap(([, { yaml, markdown, list }]) => Object.keys({ ...yaml, ...markdown, ...list }))
  expect(new Set(tables).size).toBe(tables.length)
  expect(new Set(folders).size).toBe(folders.length)
})

test('each list of the dump has its own name and position', () => {
  const lists = rows.flatMap(([, { dump }]) => dump ?? [])
  expect(new Set(lists.map(({ as }) => as)).size).toBe(lists.length)
  expect(lists.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(lists.map((_, index) => index + 1))
})

test.each(rows)('%s has references from existing fields to existing kinds', (_, { record, references = {} }) => {
  for (const [path, target] of Object.entries(references)) {
    expect(Object.keys(record.shape)).toContain(path.split('.')[0])
    expect(Object.keys(kinds)).toContain(target)
  }
})

test.each(rows.filter(([, { page }]) => page))('the page of %s can be computed from `pageFrom`', (_, kind) => {
  const whole = Object.fromEntries(Object.keys(kind.record.shape).map((field) => [field, `some ${field}`]))
  const read = Object.fromEntries((kind.pageFrom ?? []).map((field) => [field, whole[field]]))
  expect(kind.page?.(read)).toBe(kind.page?.(whole))
  expect(kind.page?.(whole)).toContain('some')
})
