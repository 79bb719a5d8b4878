import { contours } from 'd3-contour'
import sharp from 'sharp'

import { cellSize, gridSize, type Island } from './island-heights.ts'
import { worldSize } from './island-places.ts'

/** The outline of all land (or sea bed) above a height, as one SVG path. */
export function outlineAbove(island: Island, height: number): string {
  const [contour] = contours().size([gridSize, gridSize]).thresholds([height])(Array.from(island.heights))
  const rings = contour?.coordinates.flat() ?? []
  // Drops specks of a few cells.
  return rings
    .filter((ring) => ring.length > 14)
    .map(smoothRing)
    .join('')
}

/** A closed curve through the midpoints of every second corner, which hides the steps of the grid. */
function smoothRing(ring: number[][]): string {
  const corners = ring.filter((_, i) => i % 2 === 0).map(([x = 0, y = 0]) => [(x - 0.5) * cellSize, (y - 0.5) * cellSize] as const)
  const middles = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return [(x + nextX) / 2, (y + nextY) / 2] as const
  })
  const text = ([x, y]: readonly [number, number]) => `${x.toFixed(0)},${y.toFixed(0)}`
  const curves = corners.slice(1).map((corner, i) => `Q${text(corner)} ${text(middles[i + 1]!)}`)
  return `M${text(middles[0]!)}${curves.join('')}Z`
}

const lamp = [255, 243, 206] as const
const dusk = [46, 28, 44] as const
/** Brightness of level ground, between lit and shaded slopes. */
const levelLight = 0.46

/** The shadow of the coast on the sea as a transparent picture of half the size: an SVG blur would be two fifths of the map's render time. */
export async function drawCoastShadow(island: Island): Promise<string> {
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${worldSize} ${worldSize}" width="${worldSize / 2}" height="${worldSize / 2}">
    <path d="${outlineAbove(island, 0)}" fill="#0d2a33" opacity=".55" transform="translate(8 12)"/></svg>`
  return toAddress(await sharp(Buffer.from(shadow)).blur(2.5).png().toBuffer())
}

const toAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

/** Light from the north-west as a transparent picture: warm on lit slopes, purple in shadow. */
export async function drawHillshade({ heights }: Island): Promise<string> {
  const pixels = Buffer.alloc(gridSize * gridSize * 4)
  for (let row = 1; row < gridSize - 1; row++) {
    for (let column = 1; column < gridSize - 1; column++) {
      const cell = row * gridSize + column
      if (heights[cell]! < -0.01) continue
      const slopeX = (heights[cell + 1]! - heights[cell - 1]!) * 11
      const slopeY = (heights[cell + gridSize]! - heights[cell - gridSize]!) * 11
      const light = (slopeX * 0.6 + slopeY * 0.66 + levelLight) / Math.hypot(slopeX, slopeY, 1)
      const difference = light - levelLight
      const strength = Math.min(0.62, Math.abs(difference) * (difference > 0 ? 0.62 : 0.95))
      pixels.set([...(difference > 0 ? lamp : dusk), Math.round(strength * 255)], cell * 4)
    }
  }
  const png = await sharp(pixels, { raw: { width: gridSize, height: gridSize, channels: 4 } })
    .png()
    .toBuffer()
  return toAddress(png)
}
