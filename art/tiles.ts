import { at, bar, box, type Glyph, line, number, shape, sized } from './glyph.ts'
import { draftGlyph, paintGlyph } from './glyph-paint.ts'
import { glyphs } from './glyphs.ts'
import { frameTile, groupLooks, unknownGroup } from './tile-frame.ts'
import { type Badge, findPicture, type Picture, type TileItem } from './tile-rules.ts'

/** Draws a different 96 px tile for each item, by name. */
export function drawTiles(items: readonly TileItem[]): Map<string, string> {
  const pictures = distinctPictures(items)
  return new Map(items.map((item, i) => [item.name, drawTile(item, pictures[i]!)]))
}

/** The pictures of the items. An item that would look like an earlier one gets a number. */
export function distinctPictures(items: readonly TileItem[]): Picture[] {
  const usedKeys = new Set<string>()
  return items.map((item) => {
    const picture = findPicture(item)
    const key = () => JSON.stringify([item.group, item.modded, picture])
    for (let count = 2; usedKeys.has(key()); count++) picture.badge = `${count}`
    usedKeys.add(key())
    return picture
  })
}

/** Draws one tile. Only the build minifies it, because the minifier is not installed on servers. Throws if its glyph does not exist. */
export function drawTile({ group, modded }: Omit<TileItem, 'name'>, picture: Picture): string {
  const look = groupLooks[group] ?? unknownGroup
  const glyph = glyphs[picture.glyph]
  if (!glyph) throw new Error(`No glyph is called "${picture.glyph}"; see art/glyphs.ts.`)
  const palette = { main: picture.material, accent: picture.accent }
  const shown = picture.inCrate ? crated(glyph) : glyph
  const painted = picture.isDrafted ? { svg: draftGlyph(shown, look.ground[1]), gradients: '' } : paintGlyph(shown, palette)
  // Modded items have a wrench in the corner.
  const picturePlace = modded ? 'translate(8 15.5) scale(.132)' : 'translate(11.5 10.5) scale(.1426)'
  return frameTile(
    look,
    painted.gradients,
    `<g filter="url(#shadow)"><g transform="${picturePlace}">${painted.svg}</g></g>
      ${drawPips(picture.pips)}${picture.badge && drawBadge(picture.badge, look.edge)}${modded ? moddedCorner : ''}`,
  )
}

/** The glyph in an open crate. */
function crated(glyph: Glyph): Glyph {
  return [
    box('coal', 24, 262, 464, 60, 4),
    line('wood.shade', 22, 'M28 262H484'),
    sized(glyph, 0.72, 0, -56),
    box('wood', 10, 290, 492, 190, 8),
    bar('wood.shade', 10, 'M20 350H492M20 418H492'),
    line('wood.lit', 10, 'M22 302H490'),
    box('wood', 10, 290, 56, 190, 6),
    box('wood', 446, 290, 56, 190, 6),
  ]
}

function drawPips(count: number): string {
  return Array.from(
    { length: count },
    (_, i) => `<path d="M${13 + i * 9} 79.5l4 4-4 4-4-4z" fill="#ffd36b" stroke="#2a1a08" stroke-width="1.2"/>`,
  ).join('')
}

const badgeSigns: Record<'bolt' | 'chip', Glyph> = {
  bolt: [shape('volt', 'M60-10 0 80H44L26 150 104 52H58Z')],
  chip: [box('logic', 10, 30, 84, 84, 12), line('logic', 10, 'M30 14V2M52 14V2M74 14V2M30 142V130M52 142V130M74 142V130')],
}

function drawBadge(badge: Badge, edge: string): string {
  const isSign = badge === 'bolt' || badge === 'chip'
  const sign = isSign ? badgeSigns[badge] : number('paper', 22, badge)
  const digits = isSign ? 1 : badge.length
  const width = 15 + digits * 8
  // Flat tones, because the badge has no gradients.
  const flat = paintGlyph([at(0, 0, sign)], { main: 'paper', accent: 'paper' }).svg.replaceAll(/url\(#(\w+)-each\)/g, (_, material) =>
    material === 'volt' ? '#ffe352' : material === 'logic' ? '#66e3b5' : '#fff3dc',
  )
  return `<rect x="${90 - width}" y="68" width="${width}" height="22" rx="7" fill="#17120d" fill-opacity=".9" stroke="${edge}" stroke-width="1.5"/>
    <g transform="translate(${90 - width / 2 - digits * 6.2 + 0.7} 71.8) scale(.104)">${flat}</g>`
}

/** The teal wrench of modded items. */
const moddedCorner = `<circle cx="80" cy="16" r="11" fill="#0f6f73" stroke="#d8fffa" stroke-width="2"/>
  <g transform="translate(80 16) rotate(-45) scale(.058)">
    <path d="M-150-34H-20C0-78 40-96 86-88L50-50 58-16 92-8 128-46C142 2 116 50 68 62 34 70 4 60-18 38H-150A36 36 0 0 1-150-34Z" fill="#fff" transform="translate(10 14)"/>
  </g>`
