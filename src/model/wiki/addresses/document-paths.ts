/** Addresses that no browser script needs, in a separate file to keep scripts small. */
export const documentPaths = {
  /** The social preview of a page; `hash` is of its content. */
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
  /** Redirects to the map. */
  mapShort: '/map',
  logo: '/assets/images/logo.svg',
  favicon: '/assets/images/favicon.svg',
  /** Redirects to the icon. */
  faviconShort: '/favicon.ico',
  touchIcon: '/assets/images/apple-touch-icon.png',
  appIcon: (purpose: string, size: number) => `/assets/images/app-${purpose}-${size}.png`,
  font: (name: string) => `/assets/fonts/${name}.woff2`,
} as const

/** Addresses for operators. */
export const operatorPaths = {
  health: '/api/health',
  ready: '/api/health/ready',
  live: '/api/health/live',
  /** On METRICS_PORT. */
  metrics: '/metrics',
} as const
