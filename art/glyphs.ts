import { at, bar, box, disc, type Glyph, line, shape } from './glyph.ts'
import { armsGlyphs, relicGlyphs } from './glyph-arms.ts'
import { cableGlyphs } from './glyph-cables.ts'
import { cartGlyphs } from './glyph-carts.ts'
import { conveyorGlyphs } from './glyph-conveyors.ts'
import { decorGlyphs } from './glyph-decor.ts'
import { fishGlyphs } from './glyph-fish.ts'
import { furnitureGlyphs } from './glyph-furniture.ts'
import { gearGlyphs } from './glyph-gear.ts'
import { logicGlyphs } from './glyph-logic.ts'
import { machineGlyphs } from './glyph-machines.ts'
import { pipeGlyphs } from './glyph-pipes.ts'
import { plantGlyphs } from './glyph-plants.ts'
import { toolGlyphs } from './glyph-tools.ts'
import { treasureGlyphs } from './glyph-treasures.ts'
import { glassGlyphs, wallGlyphs } from './glyph-walls.ts'

const cog: Glyph = [
  ...[0, 45, 90, 135].map((turn) => at(0, 0, [box('main', -26, -150, 52, 300, 8)], 1, turn)),
  disc('main', 0, 0, 112),
  disc('coal', 0, 0, 48),
]

/** Fallback glyphs of groups, for items without a rule. */
const fallbackGlyphs = {
  cogs: [at(190, 210, cog), at(366, 366, cog, 0.72, 20)],
  'logic-chip': [
    bar('main', 26, 'M60 176H452M60 256H452M60 336H452M176 60V452M256 60V452M336 60V452'),
    box('iron', 116, 116, 280, 280, 30),
    box('coal', 146, 146, 220, 220, 18),
    disc('main', 190, 190, 18),
  ],
  plan: [
    shape('paper', 'M90 60H360L430 130V460H90Z'),
    shape('paper', 'M360 60V130H430Z'),
    line('main', 20, 'M160 200H350M160 270H350M160 340H290'),
  ],
} satisfies Record<string, Glyph>

/** Every glyph of the tiles, by name. */
export const glyphs: Record<string, Glyph> = {
  ...fallbackGlyphs,
  ...armsGlyphs,
  ...relicGlyphs,
  ...cableGlyphs,
  ...cartGlyphs,
  ...conveyorGlyphs,
  ...decorGlyphs,
  ...fishGlyphs,
  ...furnitureGlyphs,
  ...gearGlyphs,
  ...logicGlyphs,
  ...machineGlyphs,
  ...pipeGlyphs,
  ...plantGlyphs,
  ...toolGlyphs,
  ...treasureGlyphs,
  ...glassGlyphs,
  ...wallGlyphs,
}
