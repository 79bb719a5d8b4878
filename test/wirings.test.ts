import { expect, test } from 'vitest'
import { readRealContent } from './support/real-content.ts'
import { layOutWiring } from '#model/logic/wiring-layout.ts'
import type { Wiring } from '#model/logic/wiring.ts'
import { renderWiring, roomOf } from '#web/features/prose/widgets/wiring/wiring-drawing.ts'
import { overlap, toBox, toPieces } from '#web/features/prose/widgets/wiring/wiring-labels.ts'

/** Every build of the wiki, horizontal and vertical. */
const drawings = readRealContent().wirings.flatMap((wiring) =>
  [false, true].map((isTurned) => ({
    isTurned,
    name: `${wiring.build}${isTurned ? ', turned' : ''}`,
    drawing: renderWiring(wiring, layOutWiring(wiring), isTurned),
  })),
)

/** To fix a failure, look at the picture: a shorter label, or another order of the connections, leaves more space. */
test.each(drawings)('$name: no label overlaps a part, a pipe or another label, and all are within the picture', ({ drawing }) => {
  const { parts, pipes, labels, width, height } = drawing
  const pieces = pipes.flatMap(({ points }) => toPieces(points))
  const covered = labels.flatMap((label) => [
    ...parts.filter((part) => overlap(label, part) > 0).map(({ node }) => `${label.route.label} on ${node.label}`),
    ...pieces
      .filter((piece) => overlap(label, toBox(piece)) > 0)
      .map(({ from }) => `${label.route.label} on a pipe at ${from.x},${from.y}`),
    ...labels
      .filter((other) => other !== label && overlap(label, other) > 0)
      .map((other) => `${label.route.label} on ${other.route.label}`),
  ])
  expect(covered).toEqual([])
  for (const { x, y, ...box } of [...labels, ...parts]) {
    expect(Math.min(x - box.width / 2, y - box.height / 2)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x + box.width / 2 - width, y + box.height / 2 - height)).toBeLessThanOrEqual(0)
  }
})

test.each(drawings)('$name: pipes pass behind no other part, and no two parts touch', ({ drawing: { parts, pipes } }) => {
  const behind = pipes.flatMap(({ route, points }) =>
    parts
      .filter(({ node }) => node.id !== route.from && node.id !== route.to)
      .filter((part) => toPieces(points).some((piece) => overlap(part, toBox(piece)) > 0))
      .map(({ node }) => `${route.from} to ${route.to} behind ${node.label}`),
  )
  expect(behind).toEqual([])
  const touching = parts.filter((part) => parts.some((other) => other !== part && overlap(part, other) > 0))
  expect(touching).toEqual([])
})

test.each(drawings.filter(({ isTurned }) => isTurned))('$name: it fits a phone without horizontal scrolling', ({ drawing }) => {
  expect(drawing.width).toBeLessThanOrEqual(roomOf.turned)
})

test('most builds fit beside the contents list', () => {
  const wide = drawings.filter(({ isTurned, drawing }) => !isTurned && drawing.width > roomOf.straight)
  expect(wide.length, wide.map(({ name, drawing }) => `${name}: ${drawing.width}`).join(', ')).toBeLessThanOrEqual(3)
})

test('a label without space is reported', () => {
  const label = 'incomprehensibilities'
  const wiring: Wiring = {
    build: 'planted',
    title: 'Planted',
    nodes: ['a', 'b'].map((id) => ({ id, label: id, item: '' })),
    edges: [{ from: 'a', to: 'b', carries: 'logic', label }],
  }
  expect(renderWiring(wiring, layOutWiring(wiring), true).labels).toMatchObject([{ lines: [label], covers: true }])
})
