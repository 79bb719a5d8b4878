import { stepThings, type StepThing } from '#model/game/step-things.ts'
import { sceneGlyphs } from './glyph-scene.ts'
import { paintGlyph } from './glyph-paint.ts'
import { minify } from './minify.ts'
import { frameTile, groupLooks, unknownGroup } from './tile-frame.ts'

/** The group whose tile background each thing has. */
const grounds: Record<StepThing, string> = {
  hand: 'pipe',
  ground: 'ore',
  river: 'fish',
  box: 'furniture',
  counter: 'furniture',
  tray: 'cart',
  button: 'wall',
  'stock-board': 'other',
  'scrap-press': 'machine',
  truck: 'cart',
  'hydro-excavator': 'cart',
  barge: 'fish',
  'sale-sign': 'seed-bag',
  pedestal: 'relic',
}

/** Draws the tiles of things in pictures of steps that are not items, by name. */
export function drawSceneTiles(): Map<string, string> {
  return new Map(stepThings.map((thing) => [thing, drawSceneTile(thing)]))
}

function drawSceneTile(thing: StepThing): string {
  const { svg, gradients } = paintGlyph(sceneGlyphs[thing], { main: 'iron', accent: 'wood' })
  const picture = `<g filter="url(#shadow)"><g transform="translate(11.5 10.5) scale(.1426)">${svg}</g></g>`
  return minify(frameTile(groupLooks[grounds[thing]] ?? unknownGroup, gradients, picture))
}
