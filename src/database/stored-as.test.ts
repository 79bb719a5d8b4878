import { expect, test } from 'vitest'
import { z } from 'zod'
import { createRowReader, createRowWriter, storedAs } from './stored-as.ts'

test.each([
  ['a text', z.string().min(1), 'text'],
  ['a day', z.iso.date(), 'text'],
  ['a choice', z.enum(['a', 'b']), 'text'],
  ['a whole number', z.int().positive(), 'integer'],
  ['a number', z.number().positive(), 'real'],
  ['a boolean', z.boolean().default(false), 'integer'],
  ['a list', z.array(z.int()), 'text'],
  ['named values', z.strictObject({ x: z.number() }), 'text'],
])('%s is stored as its kind of column', (_, shape, type) => {
  expect(storedAs(shape)).toMatchObject({ type, nullable: false })
  expect(storedAs(shape.nullable())).toMatchObject({ type, nullable: true })
})

const Thing = z.strictObject({
  name: z.string(),
  modded: z.boolean(),
  value: z.int().nullable(),
  place: z.strictObject({ y: z.number(), x: z.number() }).nullable(),
  anything: z.json(),
})
const thing = { name: 'Pan', modded: true, value: null, place: { y: 2, x: 1 }, anything: 'text' }

test('a record is converted to a row without fields that the table does not have', () => {
  const row = { name: 'Pan', modded: 1, value: null, place: '{"y":2,"x":1}', anything: '"text"' }
  expect(createRowWriter(Thing.shape)({ ...thing, sources: {} })).toEqual(row)
})

test('a row is converted to a record in the order of its shape, with nested keys in order', () => {
  const row = { anything: '"text"', row_key: 'pan', place: '{"y":2,"x":1}', value: null, modded: 1 as const, name: 'Pan' }
  expect(JSON.stringify(createRowReader(Thing.shape)(row))).toBe(JSON.stringify(thing))
})
