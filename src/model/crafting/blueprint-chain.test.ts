import { expect, test } from 'vitest'
import { toChain } from './blueprint-chain.ts'

const link = (output: string, require_item: string) => ({ output, require_item })

function describeChain(links: ReturnType<typeof link>[]) {
  const { start, main, sides } = toChain(links)
  return [
    start,
    ...main.map(({ blueprint, sides: own }) => [blueprint.output, ...own.map(({ output }) => output)].join('+')),
    sides.map(({ output }) => output).join('+'),
  ].join(' ')
}

test.each([
  ['one line', [link('candle', 'sword'), link('teapot', 'candle')], 'sword candle teapot '],
  [
    'a branch that ends',
    [link('candle', 'sword'), link('teapot', 'candle'), link('elbow', 'candle'), link('shield', 'teapot')],
    'sword candle+elbow teapot shield ',
  ],
  ['a branch at the start', [link('candle', 'sword'), link('teapot', 'candle'), link('spoon', 'sword')], 'sword candle teapot spoon'],
  [
    'a branch of a branch',
    [link('a', 's'), link('b', 'a'), link('c', 'b'), link('d', 'a'), link('e', 'd'), link('f', 'c')],
    's a+d+e b c f ',
  ],
  ['nothing', [], ' '],
  ['a circle', [link('a', 'b'), link('b', 'a')], ' '],
])('the chain of %s', (_case, links, expected) => {
  expect(describeChain(links)).toBe(expected)
})
