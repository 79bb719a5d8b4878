import type { Digsite, Town } from './island-places.ts'

const houseRoofs = {
  brick: ['#b3512f', '#8a3a22'],
  ochre: ['#c98a3a', '#9a6426'],
  blue: ['#4d7f8a', '#335d68'],
  soot: ['#5a4740', '#3e302b'],
}
type Roof = keyof typeof houseRoofs

/** Symbols the drawing repeats: trees, peaks, houses and the landmark of each town. */
export const figureDefinitions = `
<g id="conifer">
  <ellipse cx="3" cy="2" rx="8" ry="3.4" fill="#2b3213" opacity=".4"/>
  <path d="M0-22 8 0H-8Z" fill="#3f5f2c"/><path d="M0-22-8 0H-1Z" fill="#5d8240"/>
</g>
<g id="round-tree">
  <ellipse cx="3" cy="2" rx="8" ry="3.4" fill="#2b3213" opacity=".4"/>
  <circle cy="-8" r="8" fill="#587a31"/><circle cx="-2" cy="-10" r="5.6" fill="#7ea146"/>
</g>
<g id="peak">
  <path d="M0-30 26 6H-26Z" fill="#6d6159"/><path d="M0-30-26 6H-4L-8-8Z" fill="#b4a999"/>
  <path d="M0-30 8-18 2-20-3-14-9-17Z" fill="#fffdf6"/>
</g>
${Object.entries(houseRoofs)
  .map(
    ([name, [lit, shaded]]) => `
<g id="house-${name}">
  <ellipse cx="3" cy="9" rx="17" ry="5" fill="#241a10" opacity=".4"/>
  <path d="M-13-2V9H2V-2Z" fill="#f1e3c4"/><path d="M2-2V9L13 6V-5Z" fill="#c9b48d"/>
  <path d="M-16-1-6-14 6-17-2-1Z" fill="${lit}"/><path d="M-2-1 6-17 16-5 13-3Z" fill="${shaded}"/>
  <path d="M-7 2h4v7h-4Z" fill="#5a3d25"/>
</g>`,
  )
  .join('')}
<g id="keep">
  <ellipse cx="4" cy="14" rx="46" ry="11" fill="#241a10" opacity=".42"/>
  <path d="M-36-26H36V14H-36Z" fill="#cfc6b6"/><path d="M6-26H36V14H6Z" fill="#a99f8f"/>
  <path d="M-44-44h6v6h5v-6h6v6h5v-6h6V14h-28ZM16-44h6v6h5v-6h6v6h5v-6h6V14H16Z" fill="#ddd5c6"/>
  <path d="M-30-44h6v58h-6ZM30-44h14V14H30Z" fill="#b3a998"/>
  <path d="M-14-62h6v6h5v-6h6v6h5v-6h6V-6h-28Z" fill="#ece5d8"/><path d="M3-62h11V-6H3Z" fill="#c3b9a8"/>
  <path d="M-8 14V-6a8 8 0 0 1 16 0v20Z" fill="#4b3826"/>
  <path d="M0-62V-92" stroke="#3a2b1c" stroke-width="3"/><path d="M1-91 26-84 1-76Z" fill="#d8a02f"/>
</g>
<g id="bridge">
  <path d="M-46-6Q0-34 46-6L46 8Q34 0 30 12H14Q12-6 0-6T-14 12H-30Q-34 0-46 8Z"
    fill="#efe4cc" stroke="#4a3623" stroke-width="2.5"/>
  <path d="M-46-6Q0-34 46-6" fill="none" stroke="#fff8e6" stroke-width="4"/>
  <path d="M-46-6Q0-34 46-6" fill="none" stroke="#4a3623" stroke-width="1.6" transform="translate(0 -4)"/>
</g>
<g id="forge">
  <ellipse cx="4" cy="14" rx="36" ry="10" fill="#241a10" opacity=".42"/>
  <path d="M-26-20H22V14H-26Z" fill="#6a5146"/><path d="M6-20H22V14H6Z" fill="#4d3a32"/>
  <path d="M-32-18-6-38 28-22 24-16Z" fill="#3c2d27"/>
  <path d="M10-34V-70H24V-26Z" fill="#8a6a59"/><path d="M17-34V-70h7v44Z" fill="#6a5044"/>
  <path d="M-14 14V-2a9 9 0 0 1 18 0v16Z" fill="#ffb03a"/><path d="M-10 14V1a5 5 0 0 1 10 0v13Z" fill="#fff0b8"/>
  <g fill="#fff" opacity=".5">
    <circle cx="22" cy="-84" r="9"/><circle cx="34" cy="-98" r="12"/><circle cx="50" cy="-112" r="15"/>
  </g>
</g>
<g id="crane">
  <path d="M-4 10V-50H34M-4-50 4-62 12-50M28-50v26" fill="none" stroke="#33241a" stroke-width="5"/>
  <path d="M20-24h16v12H20Z" fill="#c98a3a"/><path d="M-22 10H24v8H-22Z" fill="#7b5a38"/>
</g>`

/** Puts a defined figure somewhere. */
export function placeFigure(id: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale.toFixed(2)})`
  return `<use href="#${id}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)})${size}"/>`
}

type House = readonly [x: number, y: number, roof: Roof, scale?: number]

const townHouses: Record<Town['kind'], readonly House[]> = {
  keep: [
    [-46, 14, 'brick'],
    [38, 20, 'ochre'],
    [-22, 30, 'ochre', 0.9],
    [12, 34, 'brick', 0.9],
  ],
  bridge: [
    [-62, -22, 'blue'],
    [-40, -34, 'brick'],
    [-66, 12, 'ochre'],
    [52, -26, 'brick'],
    [70, 4, 'blue'],
    [44, 26, 'ochre'],
    [-40, 30, 'brick'],
  ],
  forge: [
    [-46, 4, 'soot'],
    [-26, 26, 'brick'],
    [42, 18, 'soot'],
    [18, 32, 'ochre'],
  ],
  port: [
    [-44, -8, 'ochre'],
    [-20, -26, 'blue'],
    [14, -26, 'ochre'],
    [40, -4, 'blue'],
    [-28, 22, 'brick'],
    [10, 8, 'ochre', 1.15],
  ],
}

/** A town as a few houses around its landmark. */
export function drawTown({ x, y, kind }: Town): string {
  const houses = townHouses[kind].map(([dx, dy, roof, scale]) => placeFigure(`house-${roof}`, x + dx, y + dy, scale))
  const landmark = kind === 'port' ? placeFigure('crane', x + 44, y + 26) : placeFigure(kind, x, y)
  return houses.join('') + landmark
}

/** A digsite as a stepped pit with a derrick over it. */
export function drawDigsite({ x, y, rings: [rim, pit, floor] }: Digsite): string {
  return `<g transform="translate(${x} ${y})">
    <ellipse rx="50" ry="32" fill="#3a2a1c" opacity=".35" cy="5"/><ellipse rx="46" ry="29" fill="${rim}"/>
    <ellipse rx="36" ry="21" cy="3" fill="#000" opacity=".22"/><ellipse rx="34" ry="19" cy="5" fill="${pit}"/>
    <ellipse rx="22" ry="11" cy="8" fill="${floor}"/>
    <ellipse rx="46" ry="29" fill="none" stroke="#2e2013" stroke-width="2.5"/>
    <path d="M-12-2 0-46 12 2M-8-16H8M-5-30H5M-10-8 8-16M10-8-8-16M-6-22 5-30"
      fill="none" stroke="#2b1e13" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M0-46V8" stroke="#2b1e13" stroke-width="2"/>
  </g>`
}
