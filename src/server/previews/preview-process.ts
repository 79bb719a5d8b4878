import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { Site } from '#model/wiki/site.ts'
import type { Preview } from '#web/previews/preview.ts'
import { renderPreview } from './render-preview.ts'
import { createPictureReader } from './read-picture.ts'

/** A picture to render. `tiles`: data URLs that replace the tiles at these paths. */
export type Order = { preview: Preview; site: Site; tiles: Readonly<Record<string, string>> }
export type Result = { png: Uint8Array } | { problem: string }

// Child process: receives an Order by IPC, sends a Result. Arguments: the folders with the site's pictures.
const read = createPictureReader(process.argv.slice(2))
sharp.cache(false)
sharp.concurrency(1)
// Below the server's priority: pages come first.
setPriority(5)

process.on('message', (order: Order) => {
  renderPng(order).then(
    (png) => answer({ png }),
    (error: unknown) => answer({ problem: String(error) }),
  )
})

async function renderPng({ preview, site, tiles }: Order): Promise<Uint8Array> {
  const svg = await renderPreview(preview, site, async (path) => tiles[path] ?? read(path))
  // Small files, because chats give up on large ones. Maps hide a lower quality; smooth backgrounds do not.
  const isMap = preview.picture.show === 'map' || preview.picture.show === 'island'
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, quality: isMap ? 50 : 100, effort: 1, dither: isMap ? 0 : 0.2 })
    .toBuffer()
}

function answer(result: Result) {
  process.send?.(result)
}
