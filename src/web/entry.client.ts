import { loadPart } from './browser/load-part.ts'
import { browserParts } from './browser-parts.ts'
import { startIslands } from './islands/start-islands.ts'

/**
 * What every page loads: a few kilobytes over finished HTML. Yields between the parts, so that a tap on a slow phone is answered
 * in between. No top-level `await`: with one, the bundler stops merging small chunks.
 */
async function start() {
  if (import.meta.env.DEV) (await import('./develop.browser.ts')).startDeveloping()
  // Browsers of 2024 and later have all of it.
  if (!('any' in AbortSignal && 'canParse' in URL)) await loadPart(() => import('./browser/polyfills/polyfills.ts'))
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  for (const startPart of [startIslands, ...browserParts]) {
    startPart()
    await scheduler?.yield()
  }
}

void start()
