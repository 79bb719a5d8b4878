import { loadPart } from './browser/load-part.ts'
import { setValue } from './browser/find.ts'
import { browserParts } from './browser-parts.ts'
import { hasStarted } from './features/layout/layout.data-attrs.ts'
import { startIslands } from './islands/start-islands.ts'

/**
 * Script of every page. Yields between its parts, so that slow phones can handle a tap in between. No top-level `await`: it stops the
 * bundler from merging small chunks.
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
  setValue(document.documentElement, hasStarted, '')
}

void start()
