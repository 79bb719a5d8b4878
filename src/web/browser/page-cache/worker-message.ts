/** What a page may ask of the worker. */
export type Message =
  | { type: 'take-over' }
  | { type: 'renew'; revision: number }
  /** Workbox knows this one: what was loaded before there was a worker is kept by its routes. */
  | { type: 'CACHE_URLS'; payload: { urlsToCache: string[] } }
