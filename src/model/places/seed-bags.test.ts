import { expect, test } from 'vitest'
import { seedBagPartner } from './seed-bags.ts'

test.each([
  ['afage-seed-bag', 'afage'],
  ['ember-spice', 'ember-spice-seed-bag'],
])('%s belongs with %s', (plant, bag) => {
  expect(seedBagPartner(plant)).toBe(bag)
})
