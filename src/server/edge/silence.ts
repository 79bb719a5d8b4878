import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** A reader waits so long at most, from the request on, for a database that says nothing, wherever the time went. Milliseconds. */
const longestWait = 2200
/** A database that has said nothing to anyone for so long is silent, and not busy. Milliseconds. */
const isLong = 500
const lookEvery = 100

/** Calls back as soon as somebody waits too long, and for the database. */
export function endInSilence(response: ServerResponse, silence: () => number, end: () => void): void {
  let clock = setTimeout(() => void look(), longestWait)

  async function look() {
    // Where the machine gave nothing of itself, answers have come and are not read yet.
    await setImmediate()
    await setImmediate()
    if (response.closed || response.headersSent) return
    if (silence() >= isLong) end()
    else clock = setTimeout(() => void look(), lookEvery)
  }

  response.once('close', () => clearTimeout(clock))
}
