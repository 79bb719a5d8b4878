import type { ThemeColours } from './theme-colours.ts'

/** Top of the bridge and of the river below it. */
export const deck = 232
export const water = 438
const [left, right] = [742, 1392]
const foot = water + 40

const arches = [
  { middle: 838, half: 62 },
  { middle: 1000, half: 84 },
  { middle: 1180, half: 84 },
  { middle: 1330, half: 50 },
]
type Arch = (typeof arches)[number]
/** Height at which an arch begins. */
const springing = ({ half }: Arch) => deck + 44 + half

const archHole = (arch: Arch) =>
  `M${arch.middle - arch.half} ${foot}V${springing(arch)}A${arch.half} ${arch.half} 0 0 1 ${arch.middle + arch.half} ${springing(arch)}V${foot}Z`

/** Draws the stone bridge without its houses; `chance` places the joints. */
export function drawBridge(chance: () => number): string {
  const holes = arches.map(archHole).join('')
  const stonework = `M${left} ${deck}H${right}V${foot}H${left}Z${holes}`
  const piers = arches.slice(0, 3).map((arch, i) => {
    const x = arch.middle + arch.half + (i === 1 ? 6 : 10)
    return `<path d="M${x} ${foot}V${deck + 130}l${i === 2 ? 8 : 9}-12 9 12V${foot}Z" fill="#8b7761"/>`
  })
  return `<path fill-rule="evenodd" d="${stonework}" fill="#a8937a"/>
    <path fill-rule="evenodd" d="M${left} ${deck + 190}H${right}V${foot}H${left}Z${holes}" fill="#5b4a3c" opacity=".45"/>
    <clipPath id="stonework"><path clip-rule="evenodd" d="${stonework}"/></clipPath>
    <path clip-path="url(#stonework)" d="${layCourses(chance)}" fill="none" stroke="#7b6753" stroke-width="2" opacity=".7"/>
    <g fill="#cdb899" stroke="#7d6853" stroke-width="1.4">${arches.map(archStones).join('')}</g>
    ${piers.join('')}
    <rect x="${left - 12}" y="${deck - 4}" width="${right - left + 24}" height="15" rx="3" fill="#d6c3a4"/>
    <rect x="${left - 12}" y="${deck + 9}" width="${right - left + 24}" height="6" fill="#6d5a48" opacity=".7"/>`
}

/** Draws about every second joint between the stones, so that the wall does not look like a grid. */
function layCourses(chance: () => number): string {
  let joints = ''
  let isOddCourse = false
  for (let y = deck + 22; y < water + 30; y += 17) {
    for (let x = left + (isOddCourse ? 0 : 22); x < right; x += 44) {
      if (chance() > 0.52) joints += `M${x} ${y}h${(14 + chance() * 22).toFixed(0)}`
    }
    isOddCourse = !isOddCourse
  }
  return joints
}

function archStones(arch: Arch): string {
  const stones = Array.from({ length: 13 }, (_, i) => {
    const angle = (Math.PI * i) / 12
    const x = arch.middle - Math.cos(angle) * (arch.half + 8)
    const y = springing(arch) - Math.sin(angle) * (arch.half + 8)
    return `<rect x="-6" y="-8.5" width="12" height="17" rx="2" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 15 - 90})"/>`
  })
  return stones.join('')
}

type House = { x: number; width: number; height: number; roof: string; hasChimney: boolean }
const roofs = ['#8f3f28', '#a3552b', '#6e3b3a', '#5b4a44', '#8a5a2a']

/** The row of houses on the bridge, with a gap for the foundry's bucket. */
export function planHouses(chance: () => number): House[] {
  const houses: House[] = []
  let x = left + 34
  while (x < right - 70) {
    if (x > 958 && x < 1034) {
      x = 1046
      continue
    }
    const [width, height] = [30 + chance() * 26, 26 + chance() * 34]
    houses.push({ x, width, height, roof: roofs[Math.floor(chance() * 5)]!, hasChimney: chance() > 0.55 })
    x += width + (chance() > 0.62 ? 12 + chance() * 16 : 2)
  }
  return houses
}

/** One house of the row: wall, windows (some lit), roof, chimney. */
export function drawHouse(house: House, colours: ThemeColours, chance: () => number): string {
  const { x, width, height, roof } = house
  const eaves = deck - height
  const ridge = `${(x + width / 2).toFixed(0)} ${(eaves - 18 - width * 0.16).toFixed(0)}`
  const box = (boxX: number, y: number, w: number, h: number, paint: string) =>
    `<rect x="${boxX.toFixed(0)}" y="${y.toFixed(0)}" width="${w.toFixed(0)}" height="${h.toFixed(0)}" ${paint}/>`
  const windows: string[] = []
  for (let windowX = x + 8; windowX < x + width - 9; windowX += 13) {
    for (let y = eaves + 9; y < deck - 12; y += 17) {
      windows.push(box(windowX, y, 6, 8, `rx="1" fill="${chance() > 0.38 ? colours.litWindow : '#3d2c22'}"`))
    }
  }
  return `${house.hasChimney ? box(x + width * 0.68, eaves - 34, 9, 26, 'fill="#6d5647"') : ''}
    ${box(x, eaves, width, height + 2, 'fill="#d9c3a0"')}
    ${box(x + width * 0.62, eaves, width * 0.38, height + 2, 'fill="#1a0f08" opacity=".2"')}
    ${windows.join('')}
    <path d="M${(x - 5).toFixed(0)} ${(eaves + 1).toFixed(0)}L${ridge}L${(x + width + 5).toFixed(0)} ${(eaves + 1).toFixed(0)}Z" fill="${roof}"/>
    <path d="M${ridge}L${(x + width + 5).toFixed(0)} ${(eaves + 1).toFixed(0)}H${(x + width / 2).toFixed(0)}Z" fill="#000" opacity=".18"/>`
}

/** Smoke over the chimneys, drifting right as it thins. */
export function drawSmoke(houses: House[], chance: () => number): string {
  const puffs = houses
    .filter((house) => house.hasChimney)
    .flatMap(({ x, width, height }) =>
      [0, 1, 2, 3].map((i) => {
        const cx = x + width * 0.68 + 5 + i * 9 + chance() * 5
        const cy = deck - height - 40 - i * 15
        return `<circle cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" r="${6 + i * 4}" opacity="${(0.34 - i * 0.075).toFixed(2)}"/>`
      }),
    )
  return `<g fill="#fff">${puffs.join('')}</g>`
}
