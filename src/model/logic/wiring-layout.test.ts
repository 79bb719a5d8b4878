import { expect, test } from 'vitest'
import type { WiringEdge } from './wiring.ts'
import { layOutWiring } from './wiring-layout.ts'

function build(...connections: string[]) {
  const edges = connections.map((connection): WiringEdge => {
    const [from = '', to = ''] = connection.split('>')
    return { from, to, carries: 'logic', label: '' }
  })
  const ids = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
  return { nodes: ids.map((id) => ({ id, label: id, item: '' })), edges }
}

function describePlaces(wiring: ReturnType<typeof build>) {
  return [...layOutWiring(wiring).places].map(([id, { along, across }]) => `${id}${along},${across}`).join(' ')
}

test.each([
  ['a line', build('a>b', 'b>c'), 'a0,0 b1,0 c2,0'],
  ['a branch', build('a>b', 'a>c'), 'a0,0 b1,0 c1,1'],
  ['two sources of one', build('a>c', 'b>c'), 'a0,0 c1,0 b0,1'],
  ['a late source is right before its successor', build('a>b', 'b>c', 'd>c'), 'a0,0 b1,0 c2,0 d1,1'],
  ['feedback keeps the order', build('a>b', 'b>c', 'c>a'), 'a0,0 b1,0 c2,0'],
])('%s', (_case, wiring, expected) => {
  expect(describePlaces(wiring)).toBe(expected)
})

test('every connection consists of straight segments between its two parts', () => {
  const wiring = build('a>b', 'a>c', 'b>d', 'c>d', 'a>d', 'd>b')
  const { places, routes } = layOutWiring(wiring)
  expect(routes).toHaveLength(wiring.edges.length)
  for (const { from, to, points } of routes) {
    expect(points[0]?.along).toBe(places.get(from)?.along)
    expect(points.at(-1)?.along).toBe(places.get(to)?.along)
    points.slice(1).forEach((point, index) => {
      const before = points[index]
      expect(point.along === before?.along || point.across === before?.across).toBe(true)
    })
  }
})

test('a connection that passes a part has its own lane', () => {
  const { places, routes } = layOutWiring(build('a>b', 'b>c', 'a>c'))
  const passing = routes.find(({ from, to }) => from === 'a' && to === 'c')
  const lane = passing?.points.find(({ along }) => along > 0.9)?.across
  expect(lane).not.toBe(places.get('b')?.across)
})

test('connections to unknown parts are left out', () => {
  const { nodes, edges } = build('a>b')
  expect(layOutWiring({ nodes: nodes.slice(0, 1), edges }).routes).toEqual([])
})
