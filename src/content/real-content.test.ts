import { expect, test } from 'vitest'
import { readRealContent } from '../../test/support/real-content.ts'

test('the content reads without problems and is complete', () => {
  const content = readRealContent()
  expect(content.items.length).toBeGreaterThanOrEqual(323)
  expect(content.shops.length).toBeGreaterThanOrEqual(19)
  expect(content.towns).toHaveLength(4)
  expect(content.digsites).toHaveLength(4)
  expect(content.blueprints).toHaveLength(11)
  expect(content.logicElements.filter(({ in_v16_set }) => in_v16_set)).toHaveLength(21)
})
