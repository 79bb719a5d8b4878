/** Addresses by which a browser keeps pages for reading without a network. */
export const offlinePaths = {
  page: '/offline',
  /** The pages of the whole wiki, as `OfflinePages`, and its files, as `OfflineFiles`. */
  pages: '/offline/pages.json',
  files: '/offline/files.json',
  /** At the root of the site: a worker answers for what lies below its own address. */
  worker: '/service-worker.js',
  /** The call for the index that the search has in the browser. */
  searchIndex: '/api/search-index/',
  /** The call that a shopping list makes for its items. */
  listed: '/api/items/listed/',
  /** What these pages show hangs on their parameters alone: the plain page is no answer. */
  allParameters: ['/search', '/speedrun', '/pokes', '/legacy-mods', '/compare'],
  lists: '/list/',
  /** A page among the calls. */
  apiDocs: '/api/docs',
  /** A list that holds nothing: without a network, it is opened in place of any list. */
  anyList: '/list/-',
} as const
