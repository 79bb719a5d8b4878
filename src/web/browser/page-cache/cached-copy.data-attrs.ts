import type { Attribute } from '#web/data-attr.ts'

// Written by the service worker, possibly by an older version: never rename.

/** On the root element of a cached page: when it was cached, in ms since the epoch. */
export const cachedAt: Attribute = 'data-kept-at'
/** On the root element of a page shown in place of one that is not cached. */
export const standsInFor: Attribute = 'data-not-kept'
