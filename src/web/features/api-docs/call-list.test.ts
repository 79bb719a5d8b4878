import { expect, test } from 'vitest'
import { listCalls, toType } from './call-list.ts'

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
      '/api/things': { get: { operationId: 'things', summary: 'All things', tags: ['Things'], responses } },
      '/api/more': { get: { operationId: 'more', description: 'Not part of the original API.', responses: {} } },
    },
  })
  expect(calls[0]).toMatchObject({
    id: 'things',
    specified: true,
    holds: 'results',
    fields: [{ name: 'id', type: 'whole number', description: 'Number.', example: '3' }],
  })
  expect(calls[1]).toMatchObject({ tag: 'Other', specified: false, holds: 'file', fields: [] })
})

test('a long example is cut', () => {
  const field = { type: 'string', example: 'x'.repeat(200) }
  const schema = { properties: { result: { properties: { text: field } } } }
  const [call] = listCalls({
    info: { title: 'x', version: '1' },
    paths: { '/api/one': { get: { operationId: 'one', responses: { 200: { content: { 'application/json': { schema } } } } } } },
  })
  expect(call?.holds).toBe('result')
  expect(call?.fields[0]?.example).toMatch(/^"x+ …$/)
})
