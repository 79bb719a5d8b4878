import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { Site } from '#model/wiki/site.ts'
import type { Preview } from '#web/previews/preview.ts'
import { renderPreview } from './render-preview.ts'
import { createPictureReader } from './read-picture.ts'

/** A picture to draw; `tiles` are data addresses by the paths that they take the place of. */
export type Order = { preview: Preview; site: Site; tiles: Readonly<Record<string, string>> }
export type Result = { png: Uint8Array } | { problem: string }

/** The process that draws: orders come in, pictures go out. Its arguments are the folders with the pictures of the site. */
const read = createPictureReader(process.argv.slice(2))
sharp.cache(false)
sharp.concurrency(1)
// Whoever reads a page waits; whoever shows a card does not.
setPriority(5)

process.on('message', (order: Order) => {
  renderPng(order).then(
    (png) => answer({ png }),
    (error: unknown) => answer({ problem: String(error) }),
  )
})

async function renderPng({ preview, site, tiles }: Order): Promise<Uint8Array> {
  const svg = await renderPreview(preview, site, async (path) => tiles[path] ?? read(path))
  // Chats give up on large pictures. On a map, few colours are not seen; on a smooth ground they would be.
  const isMap = preview.picture.show === 'map' || preview.picture.show === 'island'
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, quality: isMap ? 50 : 100, effort: 1, dither: isMap ? 0 : 0.2 })
    .toBuffer()
}

function answer(result: Result) {
  process.send?.(result)
}
