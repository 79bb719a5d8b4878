import { expect, test } from 'vitest'
import { isHit, kindOfHit } from './hit-kind.ts'
import { hitShapes } from './search.ts'

const filled = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, '']))

test.each(Object.entries(hitShapes))('a %s hit is recognized by its fields and their order', (kind, shape) => {
  const fields = Object.keys(shape.shape)
  expect(kindOfHit(filled(fields))).toBe(kind)
  expect(kindOfHit(filled(fields.toReversed()))).toBeUndefined()
  expect(kindOfHit(filled(fields.slice(1)))).toBeUndefined()
  expect(kindOfHit(filled([...fields, 'more']))).toBeUndefined()
})

test('an object with other fields is no hit', () => {
  expect(kindOfHit({})).toBeUndefined()
  expect(kindOfHit({ name: 'Shovel' })).toBeUndefined()
})

test('a hit is of one kind only', () => {
  const town = filled(Object.keys(hitShapes.town.shape))
  expect(isHit('town', town)).toBe(true)
  expect(isHit('digsite', town)).toBe(false)
})
