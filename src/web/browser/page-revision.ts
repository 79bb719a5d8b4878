/** The revision that this page was made from, which its own headers say. */
export function readRevision(): string | undefined {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.serverTiming?.find(({ name }) => name === 'revision')?.description
}

/** What the browser has cached of it, for when the wiki cannot be reached. Fails where nothing is cached, and never asks the wiki. */
export function fetchCached(path: string): Promise<Response> {
  return fetch(path, { cache: 'only-if-cached', mode: 'same-origin' })
}
