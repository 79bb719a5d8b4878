import { paths } from '#model/wiki/paths.ts'
import type { PreviewPicture } from '#web/previews/preview.ts'
import { groupLooks, unknownGroup } from '../../../art/tile-frame.ts'
import { colours } from './colours.ts'
import type { Box, DrawnPicture } from './draw-picture.ts'
import type { ReadPicture } from './read-picture.ts'

/** Draws one large tile on its group's background, with rings as on the item's page. */
export async function drawTilePreview(
  { path, group }: Extract<PreviewPicture, { show: 'tile' }>,
  box: Box,
  read: ReadPicture,
): Promise<DrawnPicture> {
  const [lit, deep] = (groupLooks[group] ?? unknownGroup).ground
  const side = 350
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2]
  return {
    definitions: `${groundOf(lit, deep)}${glow}`,
    svg: `${drawGround(box)}${drawRings(box)}
      <circle cx="${box.x + box.width / 2}" cy="${box.y + box.height / 2}" r="270" fill="url(#glow)"/>
      ${await toImage(path, { x, y, width: side, height: side }, read)}`,
  }
}

/** Draws tiles in a grid of up to three columns. */
export async function drawTilesPreview(
  { paths: shown }: Extract<PreviewPicture, { show: 'tiles' }>,
  box: Box,
  read: ReadPicture,
): Promise<DrawnPicture> {
  const columns = shown.length > 4 ? 3 : Math.min(2, shown.length)
  const rows = Math.ceil(shown.length / columns)
  const gap = 20
  const side = Math.min((box.width - 64 - gap * (columns - 1)) / columns, (box.height - 48 - gap * (rows - 1)) / rows)
  const [left, top] = [
    box.x + (box.width - side * columns - gap * (columns - 1)) / 2,
    box.y + (box.height - side * rows - gap * (rows - 1)) / 2,
  ]
  const tiles = await Promise.all(
    shown.map((path, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      return toImage(path, { x: left + column * (side + gap), y: top + row * (side + gap), width: side, height: side }, read)
    }),
  )
  return { definitions: groundOf(colours.card2, colours.page2), svg: `${drawGround(box)}${drawRings(box)}${tiles.join('')}` }
}

/** Embeds a picture; "no image" for an item without one, nothing for any other missing picture. */
export async function toImage(path: string, { x, y, width, height }: Box, read: ReadPicture): Promise<string> {
  const data = (await read(path)) ?? (isTile(path) ? await read(paths.noImage) : undefined)
  return data ? `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${data}"/>` : ''
}

const tileFolder = paths.noImage.replace(/[^/]*$/, '')
const isTile = (path: string) => path.startsWith(tileFolder)

export function groundOf(lit: string, deep: string): string {
  return `<radialGradient id="ground" cx=".5" cy=".38" r=".85"><stop offset="0" stop-color="${lit}"/><stop offset=".62" stop-color="${deep}"/><stop offset="1" stop-color="${colours.page}"/></radialGradient>
    <linearGradient id="fade" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${colours.page}"/><stop offset="1" stop-color="${colours.page}" stop-opacity="0"/></linearGradient>`
}

/** Draws the background, fading to dark on the left. */
export function drawGround({ x, y, width, height }: Box): string {
  return `<path fill="url(#ground)" d="M${x - 60} ${y}h${width + 60}v${height}h${-width - 60}Z"/><path fill="url(#fade)" d="M${x - 61} ${y}h181v${height}h-181Z"/>`
}

/** Draws concentric rings, like contour lines. */
export function drawRings({ x, y, width, height }: Box): string {
  const rings = [205, 250, 298, 350, 408, 470].map(
    (radius, index) => `<circle r="${radius}" stroke-opacity="${(0.13 - index * 0.016).toFixed(3)}"/>`,
  )
  return `<g transform="translate(${x + width / 2} ${y + height / 2})" fill="none" stroke="#fff" stroke-width="2">${rings.join('')}</g>`
}

const glow = `<radialGradient id="glow"><stop offset=".3" stop-color="#fff1d0" stop-opacity=".2"/><stop offset="1" stop-color="#fff1d0" stop-opacity="0"/></radialGradient>`
