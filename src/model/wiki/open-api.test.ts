import { expect, test } from 'vitest'
import { fillIn } from './open-api.ts'

const name = { name: 'name', in: 'path' as const, schema: { type: 'string', example: 'gold ore' } }

test.each([
  ['/api/items/all', [], '/api/items/all/'],
  ['/api/items/exact/{name}', [name], '/api/items/exact/gold%20ore/'],
  ['/api/runs/{filter}', [{ ...name, name: 'filter', schema: { example: 'none|none' } }], '/api/runs/none|none/'],
  ['/api/unknown/{id}', [], '/api/unknown/id/'],
])('%s with examples is %s', (path, parameters, expected) => {
  expect(fillIn(path, parameters)).toBe(expected)
})
