/** The caches of the site: their names stand in browsers, and under another name, what is there would be lost. */
export const cacheNames = ['kept-first', 'kept-pages', 'kept-files', 'kept-whole'] as const

export type CacheName = (typeof cacheNames)[number]
