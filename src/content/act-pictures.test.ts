import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Lines that state an amount or a result, not an action. */
const isPlainStep = /^\d+\. An? /

test.each(['first-timer', 'getting-started', 'smithing-crafting'])('each step of %s with an action has a picture', (guide) => {
  const steps = readFileSync(`content/pages/${guide}.md`, 'utf8').match(/^\d+\. .*$/gm) ?? []
  expect(steps.length).toBeGreaterThan(10)
  expect(steps.filter((step) => !step.includes(':act[') && !isPlainStep.test(step))).toEqual([])
})
