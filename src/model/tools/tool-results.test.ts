import { expect, test } from 'vitest'
import { keysOf } from '#model/wiki/keyed.ts'
import { toolFacts } from './tool-facts.ts'
import { toolResults } from './tool-results.ts'

test.each(keysOf(toolResults))('every fact of %s is an input of a result, and results use only those above them', (slug) => {
  const results = toolResults[slug]
  const used = new Set<string>(results.flatMap(({ facts = [] }) => facts))
  expect(Object.keys(toolFacts[slug]).filter((fact) => !used.has(fact))).toEqual([])
  results.forEach(({ of = [] }, index) => {
    const above = results.slice(0, index).map(({ name }) => name)
    expect(of.filter((name) => !above.includes(name))).toEqual([])
  })
})
