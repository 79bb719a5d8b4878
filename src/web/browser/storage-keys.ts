import { gameStorageKeys } from '#model/game/storage-keys.ts'
import type { CacheName } from './page-cache/cache-names.ts'

/**
 * Every localStorage key of the site, with its content and purpose. Reading and writing accept no other key, and the privacy notice lists
 * them all. Readers have data under them: never change a key or its format.
 */
export const storageKeys = {
  show_mods: { holds: ['true', 'false'], why: 'Whether modded items and shops are shown' },
  ...gameStorageKeys,
  recent_searches: { holds: 'The last five things you searched for here', why: 'So that the search box can offer them again' },
  theme: { holds: ['light', 'dark'], why: 'The look you chose' },
  dock_closed: {
    holds: 'How many timers ran when you closed the bar with your timers, list and goal',
    why: 'So that the bar stays closed',
  },
  choice_analytics: { holds: ['yes', 'no'], why: 'Whether you allowed counting your visits, once you have said so' },
  choice_ads: { holds: ['yes', 'no'], why: 'Whether you allowed ads, once you have said so' },
  offline: { holds: ['on', 'off'], why: 'Whether pages are kept for reading without a network, once you have said so' },
} as const satisfies Record<string, Stored>

/** The site's caches, which hold pages for offline reading. No other is opened (see `page-cache/page-cache.ts`). */
export const storedCaches = {
  'kept-first': { holds: 'The offline page and the search index', why: 'So that you can search without a network' },
  'kept-pages': { holds: 'Pages that you opened', why: 'So that they open again without a network' },
  'kept-files': { holds: 'Pictures, scripts and fonts of these pages', why: 'So that they look as they should' },
  'kept-whole': {
    holds: 'All pages and pictures, the map too',
    why: 'So that you can read the whole wiki without a network, once you press Keep for offline',
  },
} as const satisfies Record<CacheName, Stored>

/** Content of a key: a description, or its possible values. */
type Stored = { holds: string | readonly string[]; why: string }

export type StorageKey = keyof typeof storageKeys
