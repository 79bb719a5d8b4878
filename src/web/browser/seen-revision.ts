import { revisionHeader } from '#model/wiki/calls/revision-header.ts'

/** Sent along with what a page asks for after it was opened: nothing older than the page is answered. The page's own headers say it. */
export function seenRevision(): Record<string, string> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const revision = opened?.serverTiming?.find(({ name }) => name === 'revision')?.description
  return revision ? { [revisionHeader]: revision } : {}
}
