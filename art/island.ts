import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { drawIsland } from './island-drawing.ts'
import { raiseIsland } from './island-heights.ts'
import { type IslandPlace, worldSize } from './island-places.ts'

const tileSize = 256
/** Zoom 3 is the picture pixel for pixel: 8 x 8 tiles. */
const zooms = [1, 2, 3]
const crop = { width: 640, height: 320, zoom: 1.6 }

/** Draws the island round these places and writes its tiles `map/{z}/{x}/{y}.jpg` and one crop for every town and digsite. */
export async function writeIsland(places: readonly IslandPlace[], outDir: string): Promise<void> {
  const { definitions, body } = await drawIsland(raiseIsland(places), places)
  const view = (x: number, y: number, width: number, height: number, zoom: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"
        width="${width * zoom}" height="${height * zoom}"><defs>${definitions}</defs>${body}</svg>`,
    )
  const pixels = await sharp(view(0, 0, worldSize, worldSize, 1), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  await Promise.all([...zooms.map((zoom) => writeTiles(pixels, zoom, outDir)), writeCrops(view, places, outDir)])
}

async function writeTiles(picture: Buffer, zoom: number, outDir: string): Promise<void> {
  const side = tileSize * 2 ** zoom
  const { data, info } = await sharp(picture).resize(side).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (let x = 0; x < 2 ** zoom; x++) {
    const folder = join(outDir, 'map', String(zoom), String(x))
    await mkdir(folder, { recursive: true })
    for (let y = 0; y < 2 ** zoom; y++) {
      await sharp(data, { raw })
        .extract({ left: x * tileSize, top: y * tileSize, width: tileSize, height: tileSize })
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(join(folder, `${y}.jpg`))
    }
  }
}

type View = (x: number, y: number, width: number, height: number, zoom: number) => Buffer

/** Crops are drawn anew rather than cut from the tiles, because cards show them larger than zoom 3. */
async function writeCrops(view: View, places: readonly IslandPlace[], outDir: string): Promise<void> {
  const folder = join(outDir, 'crops')
  await mkdir(folder, { recursive: true })
  const [width, height] = [crop.width / crop.zoom, crop.height / crop.zoom]
  for (const { id, x, y } of places.filter(({ kind }) => kind !== 'shop')) {
    // A little above the middle: landmarks stand taller than they reach down.
    const picture = await sharp(view(x - width / 2, y - height * 0.56, width, height, crop.zoom), { unlimited: true })
      .removeAlpha()
      .png({ compressionLevel: 0 })
      .toBuffer()
    await Promise.all([
      sharp(picture)
        .avif({ quality: 55, effort: 3 })
        .toFile(join(folder, `${id}.avif`)),
      sharp(picture)
        .webp({ quality: 82 })
        .toFile(join(folder, `${id}.webp`)),
    ])
  }
}
