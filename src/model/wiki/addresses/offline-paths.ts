/** Addresses for offline reading. */
export const offlinePaths = {
  page: '/offline',
  /** The pages of the whole wiki, as `OfflinePages`, and its files, as `OfflineFiles`. */
  pages: '/offline/pages.json',
  files: '/offline/files.json',
  /** At the root: a service worker controls only addresses below its own. */
  worker: '/service-worker.js',
  /** The call for the search index of the browser. */
  searchIndex: '/api/search-index/',
  /** The dialogs of the search, as an HTML fragment. */
  searchDialog: '/cards/search',
  /** Parts of a page that few readers open, as an HTML fragment: the source popover and the form for a price. */
  pageParts: '/cards/parts',
  /** The call of shopping lists for their items. */
  listed: '/api/items/listed/',
  /** Pages whose content depends on all parameters, so that the stored plain page does not replace them. */
  allParameters: ['/search', '/speedrun', '/pokes', '/legacy-mods', '/compare'],
  lists: '/list/',
  /** A page among the calls. */
  apiDocs: '/api/docs',
  /** An empty list, which offline is opened instead of any list. */
  anyList: '/list/-',
} as const
