import type { PreviewPicture } from '#web/previews/preview.ts'
import { drawBridgePreview, drawIslandPreview, drawMap } from './draw-places.ts'
import { drawContents, drawIcon, drawPodium, drawVersion } from './draw-signs.ts'
import { drawTilePreview, drawTilesPreview } from './draw-tiles.ts'
import type { ReadPicture } from './read-picture.ts'

export type Box = { x: number; y: number; width: number; height: number }
export type DrawnPicture = { svg: string; definitions?: string }

/** Draws the picture beside the text, in its box or overflowing it to the left. */
export async function drawPicture(picture: PreviewPicture, box: Box, read: ReadPicture): Promise<DrawnPicture> {
  switch (picture.show) {
    case 'tile':
      return drawTilePreview(picture, box, read)
    case 'tiles':
      return drawTilesPreview(picture, box, read)
    case 'map':
      return drawMap(picture, box, read)
    case 'island':
      return drawIslandPreview(picture, box, read)
    case 'bridge':
      return drawBridgePreview(box, read)
    case 'contents':
      return drawContents(picture, box)
    case 'version':
      return drawVersion(picture, box)
    case 'icon':
      return drawIcon(picture, box, read)
    case 'podium':
      return drawPodium(box)
  }
}
