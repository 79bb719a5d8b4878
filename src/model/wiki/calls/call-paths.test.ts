import { expect, test } from 'vitest'
import { callPaths, fillPath } from './call-paths.ts'
import { calls } from '#model/game/calls/calls.ts'

test('the calls are in the order of their paths, with the parameters of the paths', () => {
  expect(Object.keys(calls)).toEqual(Object.keys(callPaths))
  for (const [name, path] of Object.entries(callPaths)) {
    const named = new Set([...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter))
    const taken = Object.entries(calls).find(([call]) => call === name)?.[1].params.shape ?? {}
    expect(new Set(Object.keys(taken)), name).toEqual(named)
  }
})

test('parts are encoded, entries of a list separately', () => {
  expect(fillPath(callPaths.items)).toBe('/api/items/all/')
  expect(fillPath(callPaths.provenance, 'item', 'gold ore/№1')).toBe('/api/provenance/item/gold%20ore%2F%E2%84%961/')
  expect(fillPath(callPaths.runsPage, 2, ['none', 'a|b', "Mildew's Aquifer"])).toBe("/api/speedruns/page/2/none|a%7Cb|Mildew's%20Aquifer/")
})

test('a lone surrogate is replaced', () => {
  expect(fillPath(callPaths.item, '💎'.slice(0, 1))).toBe('/api/items/exact/%EF%BF%BD/')
})
