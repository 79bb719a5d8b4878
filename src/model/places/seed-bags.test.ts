import { expect, test } from 'vitest'
import { seedBagPartner } from './seed-bags.ts'

test.each([
  ['afage-seed-bag', 'afage'],
  ['ember-spice', 'ember-spice-seed-bag'],
])('%s belongs with %s', (one, other) => {
  expect(seedBagPartner(one)).toBe(other)
})
