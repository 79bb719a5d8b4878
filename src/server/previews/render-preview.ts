import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import type { Site } from '#model/wiki/site.ts'
import type { Preview } from '#web/previews/preview.ts'
import { previewSize } from '#web/previews/preview-path.ts'
import { colours } from './colours.ts'
import { drawColumn } from './draw-column.ts'
import { drawPicture } from './draw-picture.ts'
import { toImage } from './draw-tiles.ts'
import { drawText, measureText, toDrawable } from './text-shaping.ts'
import type { ReadPicture } from './read-picture.ts'

const { width, height } = previewSize
/** Y of the footer with the wordmark. */
const foot = 540
const column = { x: 64, y: 52, width: 620, height: 456 }
/** Narrower, so that the text does not cover names on the map. */
const columnBesideMap = { ...column, width: 570 }

/** Renders the social preview of a page as SVG. Text is drawn as outlines and pictures are embedded. */
export async function renderPreview(preview: Preview, site: Site, read: ReadPicture): Promise<string> {
  const { svg, definitions = '' } = await drawPicture(preview.picture, { x: 700, y: 0, width: 500, height: foot }, read)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <linearGradient id="pipe" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${colours.tealLine}"/><stop offset=".4" stop-color="#3fcabf"/><stop offset="1" stop-color="${colours.tealLine}"/></linearGradient>
    <linearGradient id="shade" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity=".4"/></linearGradient>
    <radialGradient id="drop" cx=".5" cy=".72" r=".6"><stop offset="0" stop-color="#fff0b0"/><stop offset=".5" stop-color="#ffc23c"/><stop offset="1" stop-color="#f08a1d"/></radialGradient>
    <clipPath id="stage"><path d="M0 0H${width}V${foot}H0Z"/></clipPath>
    ${definitions}
  </defs>
  <path fill="${colours.page}" d="M0 0H${width}V${height}H0Z"/>
  <g clip-path="url(#stage)">${svg}</g>
  ${drawColumn(preview, preview.picture.show === 'island' ? columnBesideMap : column)}
  ${drawFoot(site)}
  ${await toImage(documentPaths.logo, { x: 64, y: foot + 24, width: 50, height: 50 }, read)}
</svg>`
}

/** Draws the footer: pipe, gold drop and wordmark. */
function drawFoot({ name, game }: Site): string {
  const about = toDrawable(`The unofficial ${game.name} wiki`)
  const aboutSize = 24
  const base = foot + 58
  return `<path fill="${colours.head}" d="M0 ${foot}H${width}V${height}H0Z"/>
  <path fill="url(#pipe)" d="M0 ${foot}H${width}v8H0Z"/><path fill="url(#shade)" d="M0 ${foot}H${width}v8H0Z"/>
  <rect x="500" y="${foot - 1}" width="200" height="10" rx="4" fill="#ffc23c"/><rect x="500" y="${foot + 4}" width="200" height="5" rx="2" fill="#f08a1d"/>
  <path transform="translate(589 ${foot + 8}) scale(2.4)" d="M2 0H7C6.4 5 9 8.5 9 12.2A4.5 4.5 0 0 1 0 12.2C0 8.5 2.6 5 2 0Z" fill="url(#drop)"/>
  ${drawText(toDrawable(name), { x: 128, y: base + 4, face: 'cast', size: 42, colour: colours.ink })}
  ${drawText(about, { x: width - 64 - measureText(about, { face: 'text', size: aboutSize }), y: base, face: 'text', size: aboutSize, colour: colours.ink3 })}`
}
