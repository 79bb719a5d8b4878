import { grounds, type IslandPlace, type Landmark, landmarks, plainGround, type Point } from './island-places.ts'

const houseRoofs = {
  brick: ['#b3512f', '#8a3a22'],
  ochre: ['#c98a3a', '#9a6426'],
  blue: ['#4d7f8a', '#335d68'],
  soot: ['#5a4740', '#3e302b'],
}
type Roof = keyof typeof houseRoofs

/** Reused symbols: trees, peaks, houses and the landmark of each town. */
export const figureDefinitions = `
<g id="conifer">
  <ellipse cx="3" cy="2" rx="8" ry="3.4" fill="#2b3213" fill-opacity=".4"/>
  <path d="M0-22 8 0H-8Z" fill="#3f5f2c"/><path d="M0-22-8 0H-1Z" fill="#5d8240"/>
</g>
<g id="round-tree">
  <ellipse cx="3" cy="2" rx="8" ry="3.4" fill="#2b3213" fill-opacity=".4"/>
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
  <ellipse cx="3" cy="9" rx="17" ry="5" fill="#241a10" fill-opacity=".4"/>
  <path d="M-13-2V9H2V-2Z" fill="#f1e3c4"/><path d="M2-2V9L13 6V-5Z" fill="#c9b48d"/>
  <path d="M-16-1-6-14 6-17-2-1Z" fill="${lit}"/><path d="M-2-1 6-17 16-5 13-3Z" fill="${shaded}"/>
  <path d="M-7 2h4v7h-4Z" fill="#5a3d25"/>
</g>`,
  )
  .join('')}
<g id="keep">
  <ellipse cx="4" cy="14" rx="46" ry="11" fill="#241a10" fill-opacity=".42"/>
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
  <ellipse cx="4" cy="14" rx="36" ry="10" fill="#241a10" fill-opacity=".42"/>
  <path d="M-26-20H22V14H-26Z" fill="#6a5146"/><path d="M6-20H22V14H6Z" fill="#4d3a32"/>
  <path d="M-32-18-6-38 28-22 24-16Z" fill="#3c2d27"/>
  <path d="M10-34V-70H24V-26Z" fill="#8a6a59"/><path d="M17-34V-70h7v44Z" fill="#6a5044"/>
  <path d="M-14 14V-2a9 9 0 0 1 18 0v16Z" fill="#ffb03a"/><path d="M-10 14V1a5 5 0 0 1 10 0v13Z" fill="#fff0b8"/>
  <g fill="#fff" opacity=".5">
    <circle cx="22" cy="-84" r="9"/><circle cx="34" cy="-98" r="12"/><circle cx="50" cy="-112" r="15"/>
  </g>
</g>
<g id="ship">
  <ellipse cx="2" cy="15" rx="54" ry="13" fill="#d9fbf1" fill-opacity=".35"/><ellipse cx="4" cy="15" rx="48" ry="9" fill="#0d3a45" fill-opacity=".5"/>
  <path d="M-46-6Q-42 14-28 17H30Q44 14 50-8L40-3H-38Z" fill="#7d4d2a" stroke="#3b2413" stroke-width="2.5" stroke-linejoin="round"/>
  <path d="M-43 3Q-38 14-28 17H30Q42 14 47 3Z" fill="#5c3519"/>
  <path d="M-38-3H40L36-9H-36Z" fill="#d3ad75"/>
  <path d="M-30-9V-27H8V-9Z" fill="#f1e3c4"/><path d="M8-27V-9H16V-24Z" fill="#c9b48d"/>
  <path d="M-34-26-28-36H8L20-23 16-22 7-27Z" fill="#3f7f78"/><path d="M-34-26-28-36H8L4-26Z" fill="#58a39a"/>
  <path d="M-23-22h8v7h-8ZM-8-22h8v7h-8Z" fill="#4b6f78"/>
  <path d="M26-8V-66" stroke="#3a2b1c" stroke-width="3.4"/><path d="M24-60Q2-44-2-38L24-34Z" fill="#f5ead2" stroke="#8d7a5a" stroke-width="1.4"/>
  <path d="M27-66 48-60 27-53Z" fill="#d8a02f"/>
  <path d="M30-9h10v-9H30Z" fill="#a06a35"/><path d="M30-14h10" stroke="#5c3519" stroke-width="1.6"/>
</g>
<g id="blocks">
  <ellipse cx="2" cy="9" rx="20" ry="6" fill="#241a10" fill-opacity=".4"/>
  <path d="M-18-6H-2V8H-18Z" fill="#b9afa1"/><path d="M-18-6-13-11H3L-2-6Z" fill="#ded6c9"/><path d="M-2-6 3-11V3L-2 8Z" fill="#8d8375"/>
  <path d="M1-3H15V9H1Z" fill="#a89d8e"/><path d="M1-3 5-7H19L15-3Z" fill="#d3cabc"/><path d="M15-3 19-7V5L15 9Z" fill="#7d7366"/>
</g>
<g id="tent">
  <ellipse cx="2" cy="8" rx="20" ry="5.5" fill="#241a10" fill-opacity=".4"/>
  <path d="M-18 8-3-18 4 8Z" fill="#e9d6a6"/><path d="M-3-18 18 6 4 8Z" fill="#bf9f62"/><path d="M-10 8-4-8 0 8Z" fill="#5a3d25"/>
</g>
<g id="crane">
  <path d="M-4 10V-50H34M-4-50 4-62 12-50M28-50v26" fill="none" stroke="#33241a" stroke-width="5"/>
  <path d="M20-24h16v12H20Z" fill="#c98a3a"/><path d="M-22 10H24v8H-22Z" fill="#7b5a38"/>
</g>`

/** Places a symbol. */
export function placeFigure(id: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale.toFixed(2)})`
  return `<use href="#${id}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)})${size}"/>`
}

type House = readonly [x: number, y: number, roof: Roof, scale?: number]

const townHouses: Record<Landmark, readonly House[]> = {
  keep: [
    [-46, 14, 'brick'],
    [38, 20, 'ochre'],
    [-22, 30, 'ochre', 0.9],
    [12, 34, 'brick', 0.9],
  ],
  bridge: [
    [-58, -48, 'ochre', 0.9],
    [76, -46, 'ochre', 0.9],
    [-88, -30, 'brick', 0.95],
    [-62, -20, 'blue'],
    [-36, -36, 'brick'],
    [98, -20, 'brick', 0.95],
    [54, -26, 'brick'],
    [72, 10, 'blue'],
    [-92, 14, 'blue', 0.95],
    [-64, 22, 'ochre'],
    [102, 18, 'ochre', 0.95],
    [46, 30, 'ochre'],
    [74, 46, 'brick', 0.95],
    [-36, 44, 'brick'],
  ],
  forge: [
    [-46, 4, 'soot'],
    [-26, 26, 'brick'],
    [42, 18, 'soot'],
    [18, 32, 'ochre'],
  ],
  port: [
    [-20, -30, 'blue'],
    [8, -26, 'ochre'],
    [-46, -10, 'ochre'],
    [42, -6, 'blue'],
    [-28, 20, 'brick'],
    [8, 8, 'ochre', 1.15],
  ],
}

/** A town as a few houses around its landmark. */
export function drawTown({ id, x, y }: IslandPlace): string {
  const landmark = landmarks[id]
  const houses = townHouses[landmark ?? 'forge'].map(([dx, dy, roof, scale]) => placeFigure(`house-${roof}`, x + dx, y + dy, scale))
  if (!landmark) return houses.join('')
  return houses.join('') + (landmark === 'port' ? placeFigure('crane', x + 30, y - 44) : placeFigure(landmark, x, y))
}

const around: Partial<Record<string, readonly (readonly [figure: string, x: number, y: number, scale?: number])[]>> = {
  stone: [
    ['blocks', 66, -4],
    ['blocks', 60, 22, 0.7],
    ['blocks', 46, -28, 0.6],
  ],
  camp: [
    ['tent', -66, -4],
    ['tent', 64, -14, 0.85],
  ],
}

/** A digsite as a stepped pit with a derrick and its own ground. */
export function drawDigsite({ id, x, y }: IslandPlace): string {
  const { rings, around: kind = '' } = grounds[id] ?? plainGround
  const [rim, pit, floor] = rings
  const figures = (around[kind] ?? []).map(([figure, dx, dy, scale]) => placeFigure(figure, x + dx, y + dy, scale))
  return `${figures.join('')}<g transform="translate(${x} ${y})">
    <ellipse rx="50" ry="32" fill="#3a2a1c" fill-opacity=".35" cy="5"/><ellipse rx="46" ry="29" fill="${rim}"/>
    <ellipse rx="36" ry="21" cy="3" fill="#000" fill-opacity=".22"/><ellipse rx="34" ry="19" cy="5" fill="${pit}"/>
    <ellipse rx="22" ry="11" cy="8" fill="${floor}"/>
    <ellipse rx="46" ry="29" fill="none" stroke="#2e2013" stroke-width="2.5"/>
    <path d="M-12-2 0-46 12 2M-8-16H8M-5-30H5M-10-8 8-16M10-8-8-16M-6-22 5-30"
      fill="none" stroke="#2b1e13" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M0-46V8" stroke="#2b1e13" stroke-width="2"/>
  </g>`
}

/** A moored ship at the end of its landing stage, which starts ashore. */
export function drawShip({ x, y }: IslandPlace, ashore: Point): string {
  const stage = `M${ashore[0]} ${ashore[1]}L${x - 30} ${y + 4}`
  return `<g fill="none" stroke-linecap="butt"><path d="${stage}" stroke="#4a3520" stroke-width="11"/>
    <path d="${stage}" stroke="#b08a58" stroke-width="7"/><path d="${stage}" stroke="#5f4527" stroke-width="7" stroke-dasharray="1.6 4"/></g>
    ${placeFigure('ship', x, y)}`
}
