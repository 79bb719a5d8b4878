import { picturePaths } from '#model/game/picture-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import type { PreviewPicture } from '#web/previews/preview.ts'
import { colours } from './colours.ts'
import type { Box, DrawnPicture } from './draw-picture.ts'
import { toImage } from './draw-tiles.ts'
import { drawText, measureText, toDrawable } from './text-shaping.ts'
import type { ReadPicture } from './read-picture.ts'

/** Map tiles: at zoom 3 a pixel is a unit of the map. */
const tileSide = 256
const zooms = { near: 3, far: 2 }
/** Colour at the edges of the map tiles. */
const sea = '#195d6d'

/** Scale of the island: pixels of the picture per pixel of the far zoom, so that the places and their names fill the box. */
const [smallest, largest] = [0.6, 0.85]
const besidePins = 150

/** How far the map overflows its box to the left, in pixels; it fades to dark there. */
const outside = 260

/** Draws the map around a place with a pin, and up to three item tiles. */
export async function drawMap(
  { at, paths: tiles }: Extract<PreviewPicture, { show: 'map' }>,
  box: Box,
  read: ReadPicture,
): Promise<DrawnPicture> {
  const scale = 1.35
  const side = 108
  const middle = { x: box.x + box.width / 2, y: box.y + (tiles.length > 0 ? box.height * 0.4 : box.height / 2) }
  const left = box.x + box.width - 36 - tiles.length * (side + 14) + 14
  const drawn = await Promise.all(
    tiles.map((path, index) =>
      toImage(path, { x: left + index * (side + 14), y: box.y + box.height - side - 32, width: side, height: side }, read),
    ),
  )
  return {
    definitions: fadeOver(box),
    svg: `${await drawLand({ zoom: zooms.near, scale, at, middle }, box, read)}${drawFade(box)}${drawPin(middle.x, middle.y)}${drawn.join('')}`,
  }
}

/** Draws the whole island with a named pin per place. */
export async function drawIslandPreview(
  { places }: Extract<PreviewPicture, { show: 'island' }>,
  box: Box,
  read: ReadPicture,
): Promise<DrawnPicture> {
  // In pixels of the far zoom, half of the near one's.
  const shown = places.map(({ label, x, y }) => ({ label, x: x / 2, y: y / 2 }))
  const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const at = shown.length > 0 ? { x: middleOf(shown.map(({ x }) => x)), y: middleOf(shown.map(({ y }) => y)) } : { x: 512, y: 512 }
  const middle = { x: box.x + box.width / 2 + 20, y: box.y + box.height / 2 + 14 }
  const across = Math.max(...shown.map(({ x }) => x)) - Math.min(...shown.map(({ x }) => x))
  const scale = shown.length > 1 ? Math.min(largest, (box.width - besidePins) / across) : smallest
  const pins = shown
    .toSorted((a, b) => a.y - b.y)
    .map(({ label, x, y }) => {
      const [pinX, pinY] = [middle.x + (x - at.x) * scale, middle.y + (y - at.y) * scale]
      return drawPin(pinX, pinY, 0.6) + drawLabel(label, pinX, pinY + 26, box)
    })
  return {
    definitions: fadeOver(box),
    svg: `${await drawLand({ zoom: zooms.far, scale, at, middle }, box, read)}${drawFade(box)}${pins.join('')}`,
  }
}

/** Draws the town on the bridge at night, across the whole picture. */
export async function drawBridgePreview(box: Box, read: ReadPicture): Promise<DrawnPicture> {
  return {
    definitions: fadeOver(box),
    svg: `${await toImage(picturePaths.scene('hero-dark'), { x: box.x - 690, y: 0, width: 1542, height: 540 }, read)}${drawFade(box)}`,
  }
}

type Land = { zoom: number; scale: number; at: { x: number; y: number }; middle: { x: number; y: number } }

/** Draws the visible map tiles with map point `at` at picture point `middle`; sea beyond the map. */
async function drawLand({ zoom, scale, at, middle }: Land, { x, y, width, height }: Box, read: ReadPicture): Promise<string> {
  const view = { left: x - outside, right: x + width, top: y, bottom: y + height }
  const toColumn = (pixel: number) => Math.floor(((pixel - middle.x) / scale + at.x) / tileSide)
  const tileRowAt = (pixel: number) => Math.floor(((pixel - middle.y) / scale + at.y) / tileSide)
  const last = 2 ** zoom - 1
  const pieces: Promise<string>[] = []
  for (let column = Math.max(0, toColumn(view.left)); column <= Math.min(last, toColumn(view.right)); column++) {
    for (let row = Math.max(0, tileRowAt(view.top)); row <= Math.min(last, tileRowAt(view.bottom)); row++) {
      // One pixel larger, to hide the seams.
      const piece = { x: column * tileSide, y: row * tileSide, width: tileSide + 1, height: tileSide + 1 }
      pieces.push(toImage(paths.mapTile(zoom, column, row), piece, read))
    }
  }
  const shift = `translate(${middle.x} ${middle.y}) scale(${scale}) translate(${-at.x} ${-at.y})`
  return `<path fill="${sea}" d="M${view.left} ${y}H${view.right}V${view.bottom}H${view.left}Z"/><g transform="${shift}">${(await Promise.all(pieces)).join('')}</g>`
}

function fadeOver({ x, width }: Box): string {
  return `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${x - outside}" x2="${x + width * 0.28}" y1="0" y2="0"><stop offset="0" stop-color="${colours.page}"/><stop offset=".42" stop-color="${colours.page}" stop-opacity=".92"/><stop offset="1" stop-color="${colours.page}" stop-opacity="0"/></linearGradient>
    <linearGradient id="dusk" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="${colours.page}" stop-opacity="0"/><stop offset="1" stop-color="${colours.page}" stop-opacity=".7"/></linearGradient>`
}

/** Darkens the left side, under the text. */
function drawFade({ x, y, width, height }: Box): string {
  return `<path fill="url(#dusk)" d="M0 ${y}H${x + width}v${height}H0Z"/><path fill="url(#fade)" d="M0 ${y}H${x + width}v${height}H0Z"/>`
}

/** Draws a pin with its tip at x and y. */
function drawPin(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cy="2" rx="17" ry="7" fill="#0007"/>
    <path d="M0 0C-8-20-31-33-31-58a31 31 0 0 1 62 0C31-33 8-20 0 0Z" fill="#ffc23c" stroke="#4a2a08" stroke-width="4"/><circle cy="-58" r="12" fill="#4a2a08"/></g>`
}

/** Draws a name on the map with a dark outline. */
function drawLabel(text: string, x: number, y: number, box: Box): string {
  const line = toDrawable(text)
  const size = 20
  const width = measureText(line, { face: 'cast', size })
  const start = Math.max(box.x, Math.min(x - width / 2, box.x + box.width - width - 16))
  const halo = drawText(line, { x: start, y, face: 'cast', size, colour: '#15110d' }).replace(
    '<g ',
    '<g stroke="#15110d" stroke-width="260" stroke-linejoin="round" ',
  )
  return halo + drawText(line, { x: start, y, face: 'cast', size, colour: colours.ink })
}
