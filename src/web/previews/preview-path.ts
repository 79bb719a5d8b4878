import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import type { Site } from '#model/wiki/site.ts'
import type { PlacedPreview } from './preview.ts'

/** To be raised when pictures are drawn in another way: their addresses change, and nobody keeps an old one. */
const drawing = 2

/** Width and height of every picture: what chats and feeds ask for. */
export const previewSize = { width: 1200, height: 630 }

/**
 * The address of a page's picture. It names what the picture shows by its hash, so browsers and chats may keep the picture for
 * ever and still get the new one when the page changes. `tiles` are those that are not built.
 */
export function toPreviewPath({ kind, name, preview }: PlacedPreview, site: Site, tiles = ''): string {
  const shown = JSON.stringify([drawing, preview, site.name, site.game.name]) + tiles
  return documentPaths.preview(kind, name, hash(shown))
}

/** "gold-ore.0k3j2h1g.png" -> "gold-ore"; undefined when it is no name of a picture. */
export function readPreviewFile(file: string): string | undefined {
  return /^(.+)\.[0-9a-z]{8}\.png$/s.exec(file)?.[1]
}

/** Eight letters and digits. It tells contents apart and keeps no secret, so it can be quick and run anywhere (FNV-1a, twice). */
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
