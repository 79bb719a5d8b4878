import { startBrowserParts } from './browser/start.ts'

/**
 * What every page loads. Pages that are only read get no more than this; pages with tools bring React in behind it and
 * wait for it, because whatever changes the page before would not match what React expects to find.
 */
if (document.documentElement.dataset.hydrate === 'true') {
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate(startBrowserParts))
} else {
  startBrowserParts()
}
