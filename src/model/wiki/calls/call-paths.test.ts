import { expect, test } from 'vitest'
import { callPaths, fillPath } from './call-paths.ts'
import { calls } from '#model/game/calls/calls.ts'

test('the calls stand in the order of their paths, and take what their paths name', () => {
  expect(Object.keys(calls)).toEqual(Object.keys(callPaths))
  for (const [name, path] of Object.entries(callPaths)) {
    const named = new Set([...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter))
    const taken = Object.entries(calls).find(([call]) => call === name)?.[1].params.shape ?? {}
    expect(new Set(Object.keys(taken)), name).toEqual(named)
  }
})

test('parts are encoded, those of a list one by one', () => {
  expect(fillPath(callPaths.items)).toBe('/api/items/all/')
  expect(fillPath(callPaths.provenance, 'item', 'gold ore/№1')).toBe('/api/provenance/item/gold%20ore%2F%E2%84%961/')
  expect(fillPath(callPaths.runsPage, 2, ['none', 'a|b', "Mildew's Aquifer"])).toBe("/api/speedruns/page/2/none|a%7Cb|Mildew's%20Aquifer/")
})

test('half a character stands in an address like any other that no name has', () => {
  expect(fillPath(callPaths.item, '💎'.slice(0, 1))).toBe('/api/items/exact/%EF%BF%BD/')
})
