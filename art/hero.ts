import { deck, drawBridge, drawHouse, drawSmoke, planHouses, water } from './hero-bridge.ts'
import { drawDerrick, drawFlange, drawGem, drawNugget, drawPipe } from './hero-figures.ts'
import { seededChance } from './seeded-chance.ts'
import { drawLayer } from './strata.ts'
import type { ThemeColours } from './theme-colours.ts'

/** Size of the scene with the town. */
const [width, height] = [1600, 560]
/** Width of the land on either side, for screens of up to 3,840 pixels: they show more land instead of a larger scene. */
const beyond = 1400
/** Overlap with the bank, against a visible seam. */
const lap = 1

const banks = {
  left: {
    seed: 79,
    turf: 'M0 318C120 300 250 322 380 296C480 276 560 286 640 262C690 246 720 236 760 232',
    cliff: `C776 240 770 262 784 286C800 318 776 340 792 376C806 410 786 430 800 ${height}H0Z`,
  },
  right: {
    seed: 85,
    turf: 'M1600 208C1540 196 1480 214 1430 224C1404 230 1384 232 1366 232',
    cliff: `C1352 252 1364 280 1350 306C1336 340 1356 362 1342 396C1332 424 1346 450 1336 ${height}H1600Z`,
  },
} as const

const outskirts = {
  left: { seed: 102, line: 'M0 318C110 335 220 300 380 306S720 338 900 316 1230 268 1430 290' },
  right: { seed: 131, line: 'M0 208C60 220 190 240 350 228S690 188 880 206 1210 246 1430 216' },
} as const

/** The home page's scene: a foundry town on a bridge, gold poured into the river, layers of ground below. */
export function drawHero(colours: ThemeColours): string {
  const chance = seededChance(77)
  const bridge = drawBridge(chance)
  const houses = planHouses(chance)
  const smoke = drawSmoke(houses, chance)
  const stars = drawStars(colours, chance)
  const hills = [hillLine(330, 120, 21, 6), hillLine(356, 90, 44, 8), hillLine(396, 60, 92, 10)].map(
    (line, layer) => `<path d="${line}" fill="${colours.hills[layer]}"${layer === 0 ? ' opacity=".75"' : ''}/>`,
  )
  const ripples = Array.from({ length: 34 }, () => {
    return `M${(790 + chance() * 540).toFixed(0)} ${(water + 8 + chance() * 90).toFixed(0)}q8-5 16 0t16 0`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-beyond} 0 ${width + 2 * beyond} ${height}">
    <defs>${gradients(colours)}</defs>
    <rect x="${-beyond}" width="${width + 2 * beyond}" height="${height}" fill="url(#sky)"/>
    ${stars}${mirror(0, stars)}${mirror(width, stars)}
    <circle cx="1090" cy="300" r="250" fill="url(#sun)" opacity=".55"/>
    ${hills.join('')}${mirror(0, hills.join(''))}${mirror(width, hills.join(''))}
    <rect x="700" y="${water}" width="760" height="140" fill="url(#river)"/>
    <path d="${ripples.join('')}" fill="none" stroke="#c6fff6" stroke-opacity=".4" stroke-width="2.5" stroke-linecap="round"/>
    <ellipse cx="1000" cy="${water + 14}" rx="170" ry="120" fill="url(#glow)"/>
    ${houses.map((house) => drawHouse(house, colours, chance)).join('')}
    ${smoke}
    ${bridge}
    ${drawPour()}
    ${drawBank('left', colours)}${mirror(lap / 2, drawOutskirts('left', colours))}
    ${drawBank('right', colours)}<g transform="translate(${width - lap})">${drawOutskirts('right', colours)}</g>
    ${drawDerrick(1500, 206)}
    ${drawOutfall()}
    ${drawFinds()}
  </svg>`
}

function gradients({ sky }: ThemeColours): string {
  const vertical = (id: string, stops: readonly (readonly [offset: number, colour: string])[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">
      ${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}
    </linearGradient>`
  return `${vertical('sky', [
    [0, sky[0]],
    [0.34, sky[1]],
    [0.58, sky[2]],
    [0.76, sky[3]],
  ])}
    ${vertical('pour', [
      [0, '#ffd968'],
      [0.5, '#ffb02e'],
      [1, '#f07a18'],
    ])}
    ${vertical('river', [
      [0, '#4fd3c8'],
      [1, '#0e5f66'],
    ])}
    <radialGradient id="glow">
      <stop offset="0" stop-color="#ffb84a" stop-opacity=".85"/><stop offset=".4" stop-color="#ff8a2a" stop-opacity=".36"/>
      <stop offset="1" stop-color="#ff7a1a" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="sun">
      <stop offset="0" stop-color="#fff2c8" stop-opacity=".95"/><stop offset="1" stop-color="#ffdf9a" stop-opacity="0"/>
    </radialGradient>`
}

function drawStars({ stars }: ThemeColours, chance: () => number): string {
  const dots = Array.from({ length: 70 }, () => {
    const [x, y] = [(chance() * width).toFixed(0), (chance() * 210).toFixed(0)]
    return `<circle cx="${x}" cy="${y}" r="${(0.6 + chance() * 1.1).toFixed(1)}" opacity="${(0.3 + chance() * 0.7).toFixed(2)}"/>`
  })
  // Uses the random numbers in both themes, so that the rest is equal.
  return stars > 0 ? `<g fill="#fff6e0" opacity="${stars}">${dots.join('')}</g>` : ''
}

function hillLine(y: number, rise: number, seed: number, count: number): string {
  const chance = seededChance(seed)
  const step = width / count
  let line = `M0 ${y}`
  for (let i = 1; i <= count; i++) {
    const top = (y - rise * (0.3 + chance())).toFixed(0)
    const end = (y - rise * chance() * 0.4).toFixed(0)
    line += `Q${(step * (i - 0.5)).toFixed(0)} ${top} ${(step * i).toFixed(0)} ${end}`
  }
  return `${line}V${height}H0Z`
}

/** The foundry's bucket on its gantry, and the gold falling into the river. */
function drawPour(): string {
  return `<g transform="translate(1000 ${deck})">
      <path d="M-34-4V-66H-26V-4M26-4V-66H34V-4" fill="#4b3a2e"/><path d="M-42-74H42V-64H-42Z" fill="#5e493a"/>
      <path d="M0-64V-44" stroke="#2b2019" stroke-width="4"/>
      <path d="M-26-46H26L18-6Q0 6-18-6Z" fill="#3d3029"/><path d="M-26-46H-8L-10 0Q-16-2-18-6Z" fill="#6b5648"/>
      <path d="M-24-46H24L22-38H-22Z" fill="#ffcf5c"/>
    </g>
    <circle cx="1000" cy="${deck - 30}" r="74" fill="url(#glow)"/>
    <path d="M989 ${deck - 2}H1011C1015 ${deck + 60} 1006 ${deck + 120} 1013 ${water + 12}Q1000 ${water + 24} 987 ${water + 12}
      C994 ${deck + 120} 985 ${deck + 60} 989 ${deck - 2}Z" fill="url(#pour)"/>
    <path d="M997 ${deck}C1001 ${deck + 70} 996 ${deck + 130} 1000 ${water + 8}" fill="none" stroke="#fff3bf" stroke-width="5" stroke-linecap="round"/>
    <path d="M984 ${deck + 2}H1016V${deck + 22}L1010 ${deck + 30}H990L984 ${deck + 22}Z" fill="#3d3029"/>
    <path d="M984 ${deck + 2}H1016V${deck + 8}H984Z" fill="#75604f"/>
    <ellipse cx="1000" cy="${water + 14}" rx="46" ry="9" fill="#ffc23c"/>
    <ellipse cx="1000" cy="${water + 13}" rx="25" ry="4.5" fill="#fff3bf"/>
    <g fill="#fff" opacity=".42">
      <circle cx="950" cy="${water - 4}" r="13"/><circle cx="936" cy="${water - 24}" r="10"/>
      <circle cx="1052" cy="${water - 4}" r="14"/><circle cx="1070" cy="${water - 26}" r="10"/>
      <circle cx="1060" cy="${water - 46}" r="7"/>
    </g>`
}

/** Mirrors a drawing at the vertical line `x`. */
function mirror(x: number, drawing: string): string {
  return `<g transform="translate(${2 * x}) scale(-1 1)">${drawing}</g>`
}

/** Draws the land beyond a bank. */
function drawOutskirts(side: keyof typeof outskirts, { stone, turf, turfShade }: ThemeColours): string {
  const { line, seed } = outskirts[side]
  const layer = (y: number, swing: number, more: number, colour: string) =>
    drawLayer({ width: beyond + 30, height, y, swing, seed: seed + more, colour })
  // Layers begin at different positions in the bank, against a visible seam where their edges would meet.
  const before = (step: number, drawing: string) => `<g transform="translate(${-step})">${drawing}</g>`
  return `<path d="${line}V${height}H0Z" fill="${stone[0]}"/>
    ${before(1, layer(352, 26, 0, stone[1]))}${before(2, layer(414, 30, 5, stone[2]))}${before(3, layer(486, 22, 18, stone[3]))}
    <path d="${line}" fill="none" stroke="${turfShade}" stroke-width="15"/>
    <path d="${line}" fill="none" stroke="${turf}" stroke-width="9" transform="translate(-1 -4)"/>`
}

function drawBank(side: keyof typeof banks, { stone, turf, turfShade }: ThemeColours): string {
  const bank = banks[side]
  const layer = (y: number, swing: number, seed: number, colour: string) => drawLayer({ width, height, y, swing, seed, colour })
  return `<clipPath id="${side}-bank"><path d="${bank.turf}${bank.cliff}"/></clipPath>
    <g clip-path="url(#${side}-bank)">
      <rect width="${width}" height="${height}" fill="${stone[0]}"/>
      ${layer(352, 26, bank.seed, stone[1])}${layer(414, 30, bank.seed + 5, stone[2])}${layer(486, 22, bank.seed + 18, stone[3])}
    </g>
    <path d="${bank.turf}" fill="none" stroke="${turfShade}" stroke-width="15"/>
    <path d="${bank.turf}" fill="none" stroke="${turf}" stroke-width="9" stroke-linecap="round" transform="translate(0 -4)"/>`
}

/** The pipe in the right bank that lets clean water out into the river. */
function drawOutfall(): string {
  return `${drawPipe(`M1336 340H1420V470H${width + beyond}`)}
    ${drawFlange(1350, 340, 'across')}${drawFlange(1420, 400, 'down')}${drawFlange(1500, 470, 'across')}${drawFlange(1900, 470, 'across')}${drawFlange(2300, 470, 'across')}
    <path d="M1336 331C1312 332 1302 350 1300 ${water + 20}H1322C1322 372 1326 352 1338 350Z" fill="#5fdcd1"/>
    <path d="M1332 336C1314 340 1308 360 1308 ${water + 10}" fill="none" stroke="#d8fffa" stroke-width="3.5"/>
    <g fill="#e6fffb" opacity=".7">
      <circle cx="1296" cy="${water + 12}" r="8"/><circle cx="1312" cy="${water + 18}" r="10"/><circle cx="1328" cy="${water + 12}" r="7"/>
    </g>`
}

function drawFinds(): string {
  const [emerald, ruby, sapphire] = ['#37c978', '#ee4a5c', '#4f86f0']
  return [
    drawGem(1470, 372, 1.3, emerald, 12),
    drawGem(1536, 318, 1, ruby, -14),
    drawGem(1528, 520, 1, sapphire, 8),
    drawNugget(1528, 408, 1.1, 'gold'),
    drawNugget(1400, 300, 0.9, 'iron'),
    drawGem(700, 330, 1, sapphire, -10),
    drawNugget(772, 336, 1.1, 'gold'),
    drawNugget(600, 352, 0.9, 'iron'),
    drawGem(98, 372, 1, ruby, 16),
    drawGem(300, 360, 0.9, emerald, -12),
    drawNugget(-240, 408, 1.1, 'iron'),
    drawGem(-520, 366, 1, sapphire, 14),
    drawNugget(-860, 452, 1, 'gold'),
    drawGem(1790, 330, 1.1, emerald, 10),
    drawNugget(2040, 390, 1, 'gold'),
    drawGem(2330, 346, 1, ruby, -12),
  ].join('')
}
