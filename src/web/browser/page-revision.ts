/** Content revision of this page, from its Server-Timing header. */
export function readPageRevision(): string | undefined {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.serverTiming?.find(({ name }) => name === 'revision')?.description
}

/** Reads a path from the HTTP cache without the network; rejects if it is not cached. */
export function fetchCached(path: string): Promise<Response> {
  return fetch(path, { cache: 'only-if-cached', mode: 'same-origin' })
}
