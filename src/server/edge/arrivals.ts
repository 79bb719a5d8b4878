import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** As long as newcomers may hold up the work, in milliseconds. */
const longest = 20

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
      const end = performance.now() + longest
      let before: number
      // To the end of the turn that is under way: whole ones are counted.
      await setImmediate()
      do {
        before = arrived
        await setImmediate()
      } while (arrived > before && performance.now() < end)
    },
  }
}
