import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type OutputInfo } from 'sharp'

import { drawIsland } from './island-drawing.ts'
import { raiseIsland } from './island-heights.ts'
import { type IslandPlace, worldSize } from './island-places.ts'

const tileSize = 256
/** At zoom 3, a pixel of the world is a pixel of a tile: 8 x 8 tiles. */
const zooms = [1, 2, 3]
/** Tiles for normal and for high-density screens, where a lower quality is not visible. */
const densities = [
  { dots: 1, suffix: '', avif: { quality: 48, effort: 1 } },
  { dots: 2, suffix: '@2x', avif: { quality: 40, effort: 1 } },
]
/** A small picture of the island, which loads before the tiles. */
const coarse = { edge: 640, avif: { quality: 16, effort: 1 } }
const crop = { width: 640, height: 320, zoom: 1.6 }

/**
 * Draws the island and writes its tiles `map/{z}/{x}/{y}.avif`, the same with `@2x`, the `.jpg` tiles of the specified URLs, one coarse
 * picture, and a crop for each town and digsite.
 */
export async function writeIsland(places: readonly IslandPlace[], outDir: string): Promise<void> {
  const { definitions, body } = await drawIsland(raiseIsland(places), places)
  const view = (x: number, y: number, width: number, height: number, zoom: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"
        width="${width * zoom}" height="${height * zoom}"><defs>${definitions}</defs>${body}</svg>`,
    )
  await writeCrops(view, places, outDir)
  // Rendered once in the highest resolution; other tiles are scaled down.
  const picture = await toPixels(view(0, 0, worldSize, worldSize, Math.max(...densities.map(({ dots }) => dots))))
  await read(picture).resize(coarse.edge).avif(coarse.avif).toFile(join(outDir, 'island.avif'))
  for (const density of densities) await Promise.all(zooms.map((zoom) => writeTiles(picture, { zoom, ...density, outDir })))
}

/** Raw pixels. */
type Pixels = { data: Buffer; info: OutputInfo }

function toPixels(drawing: Buffer): Promise<Pixels> {
  return sharp(drawing, { unlimited: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** Raw pixels as a sharp image. */
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

/** Crops are rendered separately, because cards show them larger than zoom 3. */
async function writeCrops(view: View, places: readonly IslandPlace[], outDir: string): Promise<void> {
  const folder = join(outDir, 'crops')
  await mkdir(folder, { recursive: true })
  const [width, height] = [crop.width / crop.zoom, crop.height / crop.zoom]
  for (const { id, x, y } of places.filter(({ kind }) => kind !== 'shop')) {
    // Above the middle, because landmarks are tall.
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
