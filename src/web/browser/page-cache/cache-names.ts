/** Names of the site's caches. Never rename: browsers would lose their content. */
export const cacheNames = ['kept-first', 'kept-pages', 'kept-files', 'kept-whole'] as const

export type CacheName = (typeof cacheNames)[number]
