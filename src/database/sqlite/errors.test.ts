import { expect, test } from 'vitest'
import { DatabaseFault, toFault } from './errors.ts'

const fail = (errcode: number) => toFault(Object.assign(new Error('disk error'), { errcode }), '/data/wiki.db') as Error

test('an error of SQLite says what the operator can do', () => {
  expect(fail(13).message).toContain('/data/wiki.db')
  expect(fail(266).message).toContain('DATABASE_URL')
  // A missing temporary folder is not a fault of the database's disk.
  expect(fail(6410).message).toMatch(/TMPDIR/)
  expect(fail(6410).message).not.toContain('DATABASE_URL')
  expect(fail(6410)).toBeInstanceOf(DatabaseFault)
  expect(fail(1)).not.toBeInstanceOf(DatabaseFault)
})
