import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/**
 * As many newcomers as may hold up a piece of work. Counted, not timed: a machine that others use as well gives little of itself in a
 * few milliseconds, and readers would again stand at the door for many seconds.
 */
export const mostBefore = 100

/**
 * Node takes one new connection each time its loop turns, and a turn is as long as the work in it: in a rush, readers would stand
 * at the door for many seconds before anyone saw them. So work that is about to begin lets the loop turn until nobody new comes.
 */
export function createArrivals() {
  let arrived = 0
  return {
    watch(server: Server): Server {
      return server.on('connection', () => void (arrived += 1))
    },
    async letIn(): Promise<void> {
      // To the end of the turn that is under way: whole ones are counted.
      await setImmediate()
      let before = -1
      for (let turn = 0; arrived > before && turn < mostBefore; turn += 1) {
        before = arrived
        await setImmediate()
      }
    },
  }
}
