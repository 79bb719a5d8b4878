import { browserParts } from './browser-parts.ts'
import { startIslands } from './islands/start-islands.ts'

if (import.meta.env.DEV) (await import('./develop.browser.ts')).startDeveloping()

// What every page loads: a few kilobytes over finished HTML. Pages with tools bring React in behind it. Where the browser
// offers it, it gets a word in between the parts: on a slow phone all of them at once would keep a tap waiting.
const { scheduler } = globalThis as { scheduler?: Scheduler }
for (const start of [startIslands, ...browserParts]) {
  start()
  await scheduler?.yield()
}
