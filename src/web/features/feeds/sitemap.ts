import { escapeXml } from './escape-xml.ts'

/** The addresses search engines should know. The first is the front page. */
export function toSitemap(origin: string, addresses: readonly string[]): string {
  const locations = [...new Set(addresses)].map((path) => `<url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations,
    '</urlset>',
    '',
  ].join('\n')
}
