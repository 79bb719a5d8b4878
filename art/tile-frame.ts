import type { Material } from './tile-materials.ts'

type Family = 'raw' | 'kit' | 'craft' | 'build'
type Pattern = keyof typeof patterns

export type GroupLook = {
  /** Determines the outline of the tile. */
  family: Family
  ground: readonly [lit: string, deep: string]
  edge: string
  pattern: Pattern
  /** Picture of items without a rule. */
  fallback: { glyph: string; material: Material }
}

/** Look of the tiles of each group, by its name in content files. */
export const groupLooks: Record<string, GroupLook> = {
  tool: look('kit', '#57534c', '#282521', '#938b7f', 'plate', 'pickaxe', 'iron'),
  pipe: look('kit', '#1e646b', '#0c2c31', '#4fb0b2', 'waves', 'straight-pipe', 'copper'),
  conveyor: look('kit', '#5b5226', '#292410', '#a8994a', 'chevron', 'conveyor', 'volt'),
  machine: look('kit', '#5e4a3c', '#2a201a', '#a58468', 'plate', 'cogs', 'iron'),
  power: look('kit', '#6a5314', '#30250a', '#c9a136', 'hazard', 'battery', 'volt'),
  logic: look('kit', '#1f5b49', '#0d2820', '#52a88a', 'dots', 'logic-chip', 'logic'),
  cart: look('kit', '#4b4f5c', '#20232b', '#8890a5', 'lane', 'wooden-cart', 'wood'),
  furniture: look('build', '#6a4526', '#2f1d10', '#b3834f', 'grain', 'simple-chair', 'wood'),
  wall: look('build', '#545a63', '#24282e', '#949ca8', 'bricks', 'wall', 'wood'),
  paint: look('build', '#4c4a55', '#211f27', '#8f8b9e', 'dots', 'paint-bucket', 'white'),
  other: look('build', '#4a463f', '#22201c', '#8c8578', 'plate', 'storage-crate', 'wood'),
  'seed-bag': look('raw', '#5d5a26', '#28260f', '#b3ab52', 'furrow', 'seed-bag', 'leaf'),
  crop: look('raw', '#3c622e', '#182c15', '#82b75c', 'furrow', 'seedling', 'leaf'),
  ore: look('raw', '#6a4a31', '#33231a', '#a57a50', 'strata', 'ore', 'iron'),
  resource: look('raw', '#5f4a37', '#2b2119', '#a08767', 'strata', 'dirt', 'dirt'),
  bar: look('raw', '#6b2f1f', '#2f1612', '#c0653a', 'heat', 'bar', 'iron'),
  gem: look('raw', '#453a63', '#201a33', '#8877b8', 'facet', 'cut-gem', 'glass'),
  relic: look('raw', '#41524a', '#1d2723', '#86a592', 'rings', 'goblet-relic', 'patina'),
  fish: look('raw', '#23527a', '#0f2438', '#5b98c4', 'waves', 'herring', 'fishBlue'),
  jewelry: look('craft', '#693056', '#2e1426', '#b56a9b', 'facet', 'bracelet', 'gold'),
  weapon: look('craft', '#6e2a30', '#301216', '#ba666a', 'rays', 'sword', 'iron'),
  blueprint: look('craft', '#244f9c', '#10264f', '#7aa5ee', 'grid', 'plan', 'white'),
}

/** Look of groups that are not listed. */
export const unknownGroup = look('build', '#4a463f', '#22201c', '#8c8578', 'plate', 'storage-crate', 'wood')

function look(family: Family, lit: string, deep: string, edge: string, pattern: Pattern, glyph: string, material: Material): GroupLook {
  return { family, ground: [lit, deep], edge, pattern, fallback: { glyph, material } }
}

/** raw: cut corners; kit: riveted plate; craft: round shoulders; build: notched corners. */
const outlines: Record<Family, string> = {
  raw: 'M15 3H81L93 15V81L81 93H15L3 81V15Z',
  kit: 'M9 3H87a6 6 0 0 1 6 6V87a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6Z',
  craft: 'M30 3H66C84 3 93 12 93 30V66C93 84 84 93 66 93H30C12 93 3 84 3 66V30C3 12 12 3 30 3Z',
  build: 'M14 3H82a11 11 0 0 0 11 11V82a11 11 0 0 0-11 11H14A11 11 0 0 0 3 82V14A11 11 0 0 0 14 3Z',
}

const patterns = {
  strata: '<path d="M0 30q16-8 32 0t32-2 32 2M0 52q18 8 34 1t30 2 32-4M0 74q14-7 30-1t34 0 32 2"/>',
  heat: '<path d="M20 92q-8-20 3-36t-2-40M48 92q-8-20 3-40t-2-44M76 92q-8-20 3-36t-2-40"/>',
  facet: '<path d="M0 0 48 48 96 0M0 96 48 48 96 96M48 0V96M0 48H96"/>',
  rings: '<circle cx="48" cy="48" r="14"/><circle cx="48" cy="48" r="28"/><circle cx="48" cy="48" r="42"/>',
  furrow: '<path d="M0 96Q40 60 48 0M30 96Q50 60 60 0M60 96Q64 60 74 0M92 96V0"/>',
  waves:
    '<path d="M0 20q12-10 24 0t24 0 24 0 24 0M0 44q12-10 24 0t24 0 24 0 24 0M0 68q12-10 24 0t24 0 24 0 24 0M0 92q12-10 24 0t24 0 24 0 24 0"/>',
  plate: '<path d="M0 96 96 0M-30 96 66 0M30 96 126 0M-62 96 34 0M62 96 158 0"/>',
  chevron: '<path d="M-4 20 20 48-4 76M22 20 46 48 22 76M48 20 72 48 48 76M74 20 98 48 74 76"/>',
  dots: '<path stroke-linecap="round" stroke-width="4" stroke-dasharray="0 14" d="M10 12H96M10 26H96M10 40H96M10 54H96M10 68H96M10 82H96"/>',
  hazard: '<path stroke-width="8" d="M-10 96 40 46M18 96 96 18M-10 50 46-6M46 96 104 40"/>',
  lane: '<path d="M22 96 40 0M74 96 56 0"/><path stroke-dasharray="10 8" d="M48 96V0"/>',
  rays: '<path d="M48 96V0M48 48 0 8M48 48 96 8M48 48 0 88M48 48 96 88M0 48H96"/>',
  grid: '<path stroke-width="1.2" d="M16 0V96M32 0V96M48 0V96M64 0V96M80 0V96M0 16H96M0 32H96M0 48H96M0 64H96M0 80H96"/>',
  grain: '<path d="M0 14H96M0 36H96M0 58H96M0 80H96M30 14V36M66 36V58M24 58V80M72 80V96M60 0V14"/>',
  bricks: '<path d="M0 24H96M0 48H96M0 72H96M24 0V24M72 0V24M48 24V48M24 48V72M72 48V72M48 72V96"/>',
}

/** Draws the tile of a group: background, pattern, edge, then the picture. */
export function frameTile({ family, ground, edge, pattern }: GroupLook, gradients: string, picture: string): string {
  const outline = outlines[family]
  const rivets = `<g fill="${edge}" opacity=".8"><circle cx="10" cy="10" r="2"/><circle cx="86" cy="10" r="2"/>
    <circle cx="10" cy="86" r="2"/><circle cx="86" cy="86" r="2"/></g>`
  const innerEdge = `<path d="${outline}" transform="translate(5.3 5.3) scale(.89)" fill="none" stroke="${edge}" stroke-opacity=".4" stroke-width="1.4"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
    <defs>
      <radialGradient id="ground" cx=".35" cy=".22" r=".95">
        <stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/>
      </radialGradient>
      <clipPath id="outline"><path d="${outline}"/></clipPath>
      <filter id="shadow" filterUnits="userSpaceOnUse" x="0" y="0" width="96" height="96">
        <feDropShadow dx="0" dy="2.4" stdDeviation="1" flood-opacity=".5"/>
      </filter>
      ${gradients}
    </defs>
    <path d="${outline}" fill="url(#ground)"/>
    <g clip-path="url(#outline)">
      <g fill="none" stroke="#fff" stroke-opacity=".075" stroke-width="2">${patterns[pattern]}</g>
      <path d="M0 0H96V34Q48 44 0 30Z" fill="#fff" opacity=".05"/>
    </g>
    <path d="${outline}" fill="none" stroke="${edge}" stroke-width="2.5"/>
    ${family === 'kit' ? rivets : ''}${family === 'craft' ? innerEdge : ''}
    ${picture}
  </svg>`
}
