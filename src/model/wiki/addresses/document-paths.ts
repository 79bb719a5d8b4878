/** Addresses that only the head of documents and files for programs name, in a file of their own: no script in the browser carries them. */
export const documentPaths = {
  /** The picture that chats show with a page; `hash` is of what it shows. */
  preview: (kind: string, name: string, hash: string) => `/previews/${kind}/${encodeURIComponent(name)}.${hash}.png`,
  sitemap: '/sitemap.xml',
  sitemapFile: (number: number | ':file') => `/sitemap/${number}.xml`,
  /** Shows the card of an item over links of other sites. */
  itemTips: '/assets/embed/item-tips.js',
  oembed: (address: string) => `/oembed?url=${encodeURIComponent(address)}`,
  llms: '/llms.txt',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  openSearch: '/opensearch.xml',
  /** Leads to the map. */
  mapShort: '/map',
  logo: '/assets/images/logo.svg',
  favicon: '/assets/images/favicon.svg',
  /** Leads to the icon. */
  faviconShort: '/favicon.ico',
  touchIcon: '/assets/images/apple-touch-icon.png',
  appIcon: (purpose: string, size: number) => `/assets/images/app-${purpose}-${size}.png`,
  font: (name: string) => `/assets/fonts/${name}.woff2`,
} as const

/** Addresses for those who run the wiki. */
export const operatorPaths = {
  health: '/api/health',
  ready: '/api/health/ready',
  live: '/api/health/live',
  /** On a port of its own. */
  metrics: '/metrics',
} as const
