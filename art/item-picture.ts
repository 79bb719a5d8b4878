import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parsePictureName, pictureFolder } from '#model/items/item-pictures.ts'

/** Twice the displayed size, for high-density screens. */
const pixels = 192

/** Paths of the editors' pictures by safe name of the item: "wide-pan" -> "content/pictures/wide-pan.png" */
export function listItemPictures(contentFolder: string): Map<string, string> {
  const folder = join(contentFolder, pictureFolder)
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const safeName = parsePictureName(file)
      return safeName === undefined ? [] : [[safeName, join(folder, file)] as const]
    }),
  )
}

/** Converts a picture to an SVG tile. It is re-encoded, so metadata of the file is not published. */
export async function toTile(file: string): Promise<string> {
  const fit = { fit: 'contain', background: '#0000', withoutEnlargement: false } as const
  const png = await sharp(file).rotate().resize(pixels, pixels, fit).png({ palette: true }).toBuffer()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><image width="96" height="96" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
}
