import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import type { Site } from '#model/wiki/site.ts'
import type { PlacedPreview } from './preview.ts'

/** Increase it when the drawing code changes: URLs change, and caches drop old pictures. */
const drawing = 2

/** Size of every picture, as chats and feeds expect it. */
export const previewSize = { width: 1200, height: 630 }

/**
 * Path of a page's picture. It contains a hash of the content, so browsers and chats may cache the picture forever and still get a new one
 * when the page changes. `tiles`: hashes of tiles that are not part of the build.
 */
export function toPreviewPath({ kind, name, preview }: PlacedPreview, site: Site, tiles = ''): string {
  const shown = JSON.stringify([drawing, preview, site.name, site.game.name]) + tiles
  return documentPaths.preview(kind, name, hash(shown))
}

/** "gold-ore.0k3j2h1g.png" -> "gold-ore"; undefined for other names. */
export function readPreviewFile(file: string): string | undefined {
  return /^(.+)\.[0-9a-z]{8}\.png$/s.exec(file)?.[1]
}

/** Eight characters, not cryptographic: fast and available everywhere (FNV-1a, twice). */
function hash(text: string): string {
  let first = 0x811c9dc5
  let second = 0x1000193
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code ^ (first >>> 16), 0x85ebca6b)
  }
  const letters = (number: number) => (number >>> 0).toString(36).padStart(7, '0').slice(-4)
  return letters(first) + letters(second)
}
