import { expect, test } from 'vitest'
import { fillIn, listCalls, toType, withAnswer } from './call-list.ts'

const name = { name: 'name', in: 'path' as const, schema: { type: 'string', example: 'gold ore' } }

test.each([
  ['/api/items/all', [], '/api/items/all/'],
  ['/api/items/exact/{name}', [name], '/api/items/exact/gold%20ore/'],
  ['/api/runs/{filter}', [{ ...name, name: 'filter', schema: { example: 'none|none' } }], '/api/runs/none|none/'],
  ['/api/unknown/{id}', [], '/api/unknown/id/'],
])('%s with examples is %s', (path, parameters, expected) => {
  expect(fillIn(path, parameters)).toBe(expected)
})

test.each([
  [{ type: 'string' }, 'text'],
  [{ type: 'integer' }, 'whole number'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'whole number or null'],
  [{ type: 'array', items: { type: 'string' } }, 'list of text'],
  [{ type: 'string', enum: ['sells', 'buys'] }, 'one of "sells", "buys"'],
  [{ type: ['integer', 'null'] }, 'whole number or null'],
])('the type of %j is %s', (schema, expected) => {
  expect(toType(schema)).toBe(expected)
})

test('a call shows the fields of one result and whether the specification has it', () => {
  const answer = {
    type: 'object',
    properties: { results: { type: 'array', items: { properties: { id: { type: 'integer', description: 'Number.', example: 3 } } } } },
  }
  const responses = { 200: { content: { 'application/json': { schema: answer } } } }
  const calls = listCalls({
    info: { title: 'x', version: '1' },
    paths: {
      '/api/things': { get: { summary: 'All things', tags: ['Things'], responses } },
      '/api/more': { get: { description: 'An addition of this wiki.', responses: {} } },
    },
  })
  expect(calls[0]).toMatchObject({
    id: 'things',
    specified: true,
    fields: [{ name: 'id', type: 'whole number', description: 'Number.', example: '3' }],
  })
  expect(calls[1]).toMatchObject({ tag: 'Other', specified: false, fields: [] })
})

test('the examples of a call are what it answers', () => {
  const field = (named: string) => ({ name: named, type: 'text', description: '', example: '"made up"' })
  const call = {
    id: '',
    path: '',
    tag: '',
    summary: '',
    specified: true,
    parameters: [],
    example: '',
    fields: [field('name'), field('note')],
  }
  const examplesOf = (answer: object) => withAnswer(call, answer).fields.map(({ example }) => example)
  expect(examplesOf({ results: [{ name: 'Shovel', note: null }, { name: 'Pan' }] })).toEqual(['"Shovel"', 'null'])
  expect(examplesOf({ result: { name: 'x'.repeat(200) } })[0]).toMatch(/^"x+ …$/)
  expect(examplesOf({ results: [] })).toEqual(['"made up"', '"made up"'])
})
