import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { escapeXml } from './escape-xml.ts'

/** URLs per file. Search engines accept 50,000, but such a file is slow. */
export const maxInFile = 5000
const opening = '<?xml version="1.0" encoding="utf-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Sitemap of the URLs, home page first, or a sitemap index if there are too many for one file. */
export function toSitemap(origin: string, addresses: readonly string[], limit = maxInFile): string {
  const unique = [...new Set(addresses)]
  if (unique.length <= limit) return renderSitemapFile(origin, unique)
  const files = Array.from({ length: Math.ceil(unique.length / limit) }, (_, index) => documentPaths.sitemapFile(index + 1))
  return [
    opening,
    `<sitemapindex ${schema}>`,
    ...files.map((path) => `<sitemap>${renderUrl(origin, path)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** A file of the sitemap index, from 1; undefined if it does not exist. */
export function toSitemapFile(origin: string, addresses: readonly string[], file: number, limit = maxInFile): string | undefined {
  const listed = [...new Set(addresses)].slice((file - 1) * limit, file * limit)
  return listed.length > 0 ? renderSitemapFile(origin, listed) : undefined
}

/** Paths in a sitemap, and whether they are its files. */
export function readSitemap(xml: string): { paths: string[]; areFiles: boolean } {
  const named = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return { paths: named, areFiles: xml.includes('<sitemapindex') }
}

function renderSitemapFile(origin: string, named: readonly string[]): string {
  return [opening, `<urlset ${schema}>`, ...named.map((path) => `<url>${renderUrl(origin, path)}</url>`), '</urlset>', ''].join('\n')
}

function renderUrl(origin: string, path: string): string {
  return `<loc>${escapeXml(`${origin}${path}`)}</loc>`
}
