import { paths } from '#model/wiki/paths.ts'
import { iconNames } from '#web/ui/icon-names.ts'
import type { PreviewPicture } from '#web/previews/preview.ts'
import { colours } from './colours.ts'
import type { Box, DrawnPicture } from './draw-picture.ts'
import { drawGround, drawRings, groundOf, toImage } from './draw-tiles.ts'
import { drawText, measureText, toDrawable } from './text-shaping.ts'
import type { ReadPicture } from './read-picture.ts'
import { cutLines, fitText } from './wrap-text.ts'

const iron = groundOf('#4a3d31', '#241c16')

/** Draws the headings of a guide as joints of a copper pipe. */
export function drawContents({ headings }: Extract<PreviewPicture, { show: 'contents' }>, box: Box): DrawnPicture {
  const shown = headings.slice(0, 6)
  const step = Math.min(84, (box.height - 70) / shown.length)
  const top = box.y + (box.height - step * shown.length) / 2
  const x = box.x + 76
  const rows = shown.map((heading, index) => {
    const y = top + step * (index + 0.5)
    const [line = ''] = cutLines(toDrawable(heading), { face: 'strong', size: 27, width: box.width - 150, lines: 1 })
    return `<rect x="${x - 19}" y="${y - 13}" width="38" height="26" rx="5" fill="#8a5a38"/><rect x="${x - 19}" y="${y - 13}" width="38" height="10" rx="5" fill="#e0a878" opacity=".75"/>
      <circle cx="${x}" cy="${y}" r="8" fill="${index === 0 ? '#ffc23c' : colours.well}" stroke="#5d3a20" stroke-width="2"/>
      ${drawText(line, { x: x + 44, y: y + 10, face: 'strong', size: 27, colour: index === 0 ? colours.ink : colours.ink2 })}`
  })
  return {
    definitions: `${iron}<linearGradient id="copper" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#6d4327"/><stop offset=".35" stop-color="#e0a878"/><stop offset="1" stop-color="#5d3a20"/></linearGradient>`,
    svg: `${drawGround(box)}<path fill="url(#copper)" d="M${x - 11} ${box.y}h22v${box.height}h-22Z"/>${rows.join('')}`,
  }
}

/** Draws the number of a version. */
export function drawVersion({ number }: Extract<PreviewPicture, { show: 'version' }>, box: Box): DrawnPicture {
  const { size, lines } = fitText(toDrawable(number), { face: 'cast', width: box.width - 120, lines: 1, sizes: [250, 210, 170, 140, 100] })
  const [line = ''] = lines
  const width = measureText(line, { face: 'cast', size })
  const [x, y] = [box.x + (box.width - width) / 2, box.y + box.height / 2 + size * 0.29]
  return {
    definitions: iron,
    svg: `${drawGround(box)}${drawRings(box)}${drawText(line, { x, y: y + 6, face: 'cast', size, colour: '#0008' })}${drawText(line, { x, y, face: 'cast', size, colour: '#ffc23c' })}`,
  }
}

/** Draws an icon on a plate. */
export async function drawIcon(
  { icon, tile }: Extract<PreviewPicture, { show: 'icon' }>,
  box: Box,
  read: ReadPicture,
): Promise<DrawnPicture> {
  const isGlyph = icon.startsWith('g-')
  const [file = ''] = (isGlyph ? paths.sign(icon) : paths.icons).split('#')
  const data = await read(file)
  const sprite = data ? Buffer.from(data.slice(data.indexOf(',') + 1), 'base64').toString() : ''
  const body = sprite.slice(sprite.indexOf('>') + 1, sprite.lastIndexOf('</svg>')).replace(/<\/?symbol[^>]*>/g, '')
  // Glyphs are filled and have a larger grid than the line icons, which are all in one column.
  const sign = isGlyph
    ? `<g transform="translate(80 80) scale(.352)" stroke="none">${body}</g>`
    : `<svg x="78" y="78" width="184" height="184" viewBox="0 ${24 * iconNames.findIndex((name) => name === icon)} 24 24" fill="none" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return {
    definitions: `${iron}<linearGradient id="plate" x1="0" x2=".6" y1="0" y2="1"><stop offset="0" stop-color="#57483a"/><stop offset="1" stop-color="#2a211a"/></linearGradient>`,
    svg: `${drawGround(box)}${drawRings(box)}<g transform="translate(${x - 170} ${y - 170})">
      <path d="M40 0H300L340 40V300L300 340H40L0 300V40Z" transform="translate(0 8)" fill="#0007"/>
      <path d="M40 0H300L340 40V300L300 340H40L0 300V40Z" fill="url(#plate)" stroke="${colours.copper}" stroke-width="7"/>
      <g fill="${colours.copper}"><circle cx="44" cy="44" r="8"/><circle cx="296" cy="44" r="8"/><circle cx="44" cy="296" r="8"/><circle cx="296" cy="296" r="8"/></g>
      <g color="#0009" fill="#0009" stroke="#0009" transform="translate(0 4)">${sign}</g><g color="#ffc23c" fill="#ffc23c" stroke="#ffc23c">${sign}</g></g>${tile ? await toImage(tile, { x: x + 62, y: y + 62, width: 158, height: 158 }, read) : ''}`,
  }
}

/** Draws a podium of three steps with medals. */
export function drawPodium(box: Box): DrawnPicture {
  const middle = box.x + box.width / 2
  const steps = [
    { x: middle - 216, height: 190, number: '2', metal: '#bcc5cc' },
    { x: middle - 72, height: 280, number: '1', metal: '#ffc23c' },
    { x: middle + 72, height: 130, number: '3', metal: '#c98756' },
  ].map(({ x, height, number, metal }) => {
    const top = box.y + box.height - height
    const width = measureText(number, { face: 'cast', size: 96 })
    return `<path fill="url(#stone)" d="M${x} ${top}h144v${height}h-144Z"/><path fill="#fff" opacity=".12" d="M${x} ${top}h144v10h-144Z"/><path fill="#000" opacity=".3" d="M${x + 140} ${top}h4v${height}h-4Z"/>
      <circle cx="${x + 72}" cy="${top - 70}" r="58" fill="#0006"/><circle cx="${x + 72}" cy="${top - 74}" r="56" fill="${metal}"/><circle cx="${x + 72}" cy="${top - 74}" r="44" fill="none" stroke="#261602" stroke-opacity=".35" stroke-width="5"/>
      ${drawText(number, { x: x + 72 - width / 2, y: top - 44, face: 'cast', size: 96, colour: '#261602' })}`
  })
  return {
    definitions: `${iron}<linearGradient id="stone" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#6b5846"/><stop offset="1" stop-color="#2b231c"/></linearGradient>`,
    svg: `${drawGround(box)}${drawRings(box)}${steps.join('')}`,
  }
}
