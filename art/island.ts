import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type OutputInfo } from 'sharp'

import { drawIsland } from './island-drawing.ts'
import { raiseIsland } from './island-heights.ts'
import { type IslandPlace, worldSize } from './island-places.ts'

const tileSize = 256
/** Zoom 3 is the picture pixel for pixel: 8 x 8 tiles. */
const zooms = [1, 2, 3]
/** Tiles for plain screens, and for screens with two dots in each pixel, where small faults are not seen. */
const densities = [
  { dots: 1, suffix: '', avif: { quality: 48, effort: 1 } },
  { dots: 2, suffix: '@2x', avif: { quality: 40, effort: 1 } },
]
/** The whole island in one small picture: on a slow line it is there before the first tile. */
const coarse = { edge: 640, avif: { quality: 16, effort: 1 } }
const crop = { width: 640, height: 320, zoom: 1.6 }

/**
 * Draws the island round these places and writes its tiles `map/{z}/{x}/{y}.avif`, twice as fine ones beside them (`@2x`), `.jpg` as
 * the address that programs know, the whole as one coarse picture, and one crop for every town and digsite.
 */
export async function writeIsland(places: readonly IslandPlace[], outDir: string): Promise<void> {
  const { definitions, body } = await drawIsland(raiseIsland(places), places)
  const view = (x: number, y: number, width: number, height: number, zoom: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"
        width="${width * zoom}" height="${height * zoom}"><defs>${definitions}</defs>${body}</svg>`,
    )
  await writeCrops(view, places, outDir)
  // Once, as fine as the finest tiles: coarser ones are made smaller from it.
  const picture = await toPixels(view(0, 0, worldSize, worldSize, Math.max(...densities.map(({ dots }) => dots))))
  await read(picture).resize(coarse.edge).avif(coarse.avif).toFile(join(outDir, 'island.avif'))
  for (const density of densities) await Promise.all(zooms.map((zoom) => writeTiles(picture, { zoom, ...density, outDir })))
}

/** Dots without any file format around them: a drawing in which nothing is blurred or faded as a group is drawn whole at once. */
type Pixels = { data: Buffer; info: OutputInfo }

function toPixels(drawing: Buffer): Promise<Pixels> {
  return sharp(drawing, { unlimited: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** Pixels to go on with. */
const read = ({ data, info: { width, height, channels } }: Pixels) => sharp(data, { raw: { width, height, channels } })

type TileSet = (typeof densities)[number] & { zoom: number; outDir: string }

async function writeTiles(picture: Pixels, { zoom, dots, suffix, avif, outDir }: TileSet): Promise<void> {
  const edge = tileSize * dots
  const sized = await read(picture)
    .resize(edge * 2 ** zoom)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const across = Array.from({ length: 2 ** zoom }, (_, index) => index)
  const cut = (x: number, y: number) => read(sized).extract({ left: x * edge, top: y * edge, width: edge, height: edge })
  const writeTile = async (x: number, y: number) => {
    const file = join(outDir, 'map', String(zoom), String(x), String(y))
    await cut(x, y).avif(avif).toFile(`${file}${suffix}.avif`)
    if (dots === 1) await cut(x, y).jpeg({ quality: 84, mozjpeg: true }).toFile(`${file}.jpg`)
  }
  await Promise.all(across.map((x) => mkdir(join(outDir, 'map', String(zoom), String(x)), { recursive: true })))
  await Promise.all(across.flatMap((x) => across.map((y) => writeTile(x, y))))
}

type View = (x: number, y: number, width: number, height: number, zoom: number) => Buffer

/** Crops are drawn anew rather than cut from the tiles, because cards show them larger than zoom 3. */
async function writeCrops(view: View, places: readonly IslandPlace[], outDir: string): Promise<void> {
  const folder = join(outDir, 'crops')
  await mkdir(folder, { recursive: true })
  const [width, height] = [crop.width / crop.zoom, crop.height / crop.zoom]
  for (const { id, x, y } of places.filter(({ kind }) => kind !== 'shop')) {
    // A little above the middle: landmarks stand taller than they reach down.
    const picture = await toPixels(view(x - width / 2, y - height * 0.56, width, height, crop.zoom))
    await Promise.all([
      read(picture)
        .avif({ quality: 55, effort: 1 })
        .toFile(join(folder, `${id}.avif`)),
      read(picture)
        .webp({ quality: 82 })
        .toFile(join(folder, `${id}.webp`)),
    ])
  }
}
