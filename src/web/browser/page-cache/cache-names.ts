/** The caches of the site: a renamed cache would lose what browsers have stored. */
export const cacheNames = ['kept-first', 'kept-pages', 'kept-files', 'kept-whole'] as const

export type CacheName = (typeof cacheNames)[number]
