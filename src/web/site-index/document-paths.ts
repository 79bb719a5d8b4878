/** Addresses that only the head of documents and files for programs name, in a file of their own: no script in the browser carries them. */
export const documentPaths = {
  /** The picture that chats show with a page; `hash` is of what it shows. */
  preview: (kind: string, name: string, hash: string) => `/previews/${kind}/${encodeURIComponent(name)}.${hash}.png`,
  sitemapFile: (number: number) => `/sitemap/${number}.xml`,
  logo: '/assets/images/logo.svg',
  favicon: '/assets/images/favicon.svg',
  touchIcon: '/assets/images/apple-touch-icon.png',
  appIcon: (purpose: string, size: number) => `/assets/images/app-${purpose}-${size}.png`,
  font: (name: string) => `/assets/fonts/${name}.woff2`,
} as const
