import { isRecord } from '#model/text/is-record.ts'

/** Every `Cache-Control` that the wiki sends. `max-age` speaks to browsers, `s-maxage` to a CDN. */
export const cacheControl = {
  /** Browsers revalidate each time. */
  page: 'public, max-age=0, s-maxage=300',
  call: 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400',
  shortLivedCall: 'public, max-age=60',
  feed: 'public, max-age=600, s-maxage=300, stale-while-revalidate=86400',
  /** A file with a hash of its content in its name. */
  hashedFile: 'public, max-age=31536000, immutable',
  file: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Stored, but revalidated before each use. */
  revalidate: 'no-cache',
  never: 'no-store',
} as const

/** The `handle` of a route whose page is rendered for each request. */
export type UncachedRoute = { cacheControl: typeof cacheControl.never }

export const isUncached = (handle: unknown): boolean => isRecord(handle) && handle.cacheControl === cacheControl.never
