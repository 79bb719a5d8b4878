import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createArrivals, mostBefore } from './arrivals.ts'

/** So many newcomers, one each time the loop turns; returns how many of them work that is about to begin has let in. */
async function countLetIn(newcomers: number): Promise<number> {
  const arrivals = createArrivals()
  const server = arrivals.watch(createServer().removeAllListeners())
  let came = 0
  const comeOn = () => {
    if (came === newcomers) return
    came += 1
    server.emit('connection')
    setImmediate(comeOn)
  }
  setImmediate(comeOn)
  await arrivals.letIn()
  return came
}

test('work waits until all who came are let in, but not for ever', async () => {
  expect(await countLetIn(0)).toBe(0)
  expect(await countLetIn(30)).toBe(30)
  const [letIn, more] = [await countLetIn(10 * mostBefore), 2]
  expect(letIn).toBeGreaterThanOrEqual(mostBefore)
  expect(letIn).toBeLessThanOrEqual(mostBefore + more)
})
