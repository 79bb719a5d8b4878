import { revisionHeader } from '#model/wiki/calls/revision-header.ts'

/** The revision that this page was made from, which its own headers say. */
export function readRevision(): string | undefined {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.serverTiming?.find(({ name }) => name === 'revision')?.description
}

/** Asks for something after the page was opened: nothing older than the page is answered. */
export function fetchSeen(path: string, options: RequestInit = {}): Promise<Response> {
  const revision = readRevision()
  return fetch(path, revision ? { ...options, headers: { [revisionHeader]: revision } } : options)
}

/** What the browser has kept of it, for when the wiki cannot be reached; fails where it has kept nothing. Never asks the wiki. */
export function fetchCached(path: string): Promise<Response> {
  return fetchSeen(path, { cache: 'only-if-cached', mode: 'same-origin' })
}
