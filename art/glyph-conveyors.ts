import { at, bar, box, disc, type Glyph, line, mirrored, type Paint, shape, sized, turned } from './glyph.ts'

/** A belt seen from above, with rails and arrows. */
const belt = (path: string): Glyph => [bar('iron.shade', 268, path), bar('iron', 250, path), bar('coal', 190, path)]
const arrow = (x: number, y: number, turn = 0): Glyph[number] => at(x, y, [line('main', 32, 'M-56 26 0-26 56 26')], 1, turn)
const nugget = (x: number, y: number, paint: Paint = 'gold'): Glyph[number] =>
  at(x, y, [shape(paint, 'M-46 14-32-30 8-42 44-18 48 22 14 42-30 38Z'), shape('white', 'M-24-24 4-32-4-16Z')])

const straight = [...belt('M256 20V492'), arrow(256, 110), arrow(256, 256), arrow(256, 402)]
const left = [...belt('M300 500V356A144 144 0 0 0 156 212H12'), arrow(300, 420), arrow(262, 276, -48), arrow(106, 212, -90)]

/** A fence of two rails on posts. */
const rail: Glyph = [
  box('iron', 56, 120, 50, 300, 12),
  box('iron', 231, 120, 50, 300, 12),
  box('iron', 406, 120, 50, 300, 12),
  box('main', 30, 160, 452, 58, 16),
  box('main', 30, 280, 452, 58, 16),
  box('main.lit', 44, 170, 424, 12, 6),
  box('main.lit', 44, 290, 424, 12, 6),
]

const hopper: Glyph = [
  shape('main', 'M40 110H472L326 300V452H186V300Z'),
  shape('main.lit', 'M84 144H130L236 292V430H208V306Z'),
  shape('main.shade', 'M428 144 304 300V430H318V306Z'),
  shape('iron', 'M24 84H488V138H24Z'),
]

const spikedRoller = (y: number): Glyph => [
  ...[150, 203, 256, 309, 362].map((x) => shape('iron', `M${x - 24} ${y}L${x} ${y - 62}L${x + 24} ${y}L${x} ${y + 62}Z`)),
  box('red', 112, y - 32, 288, 64, 20),
  box('red.lit', 128, y - 24, 256, 12, 6),
  box('iron', 84, y - 44, 40, 88, 10),
  box('iron', 388, y - 44, 40, 88, 10),
]

/** The climbing belt: narrow at the far, upper end. */
const climbing: Glyph = [
  shape('iron', 'M84 492 182 24H330L428 492Z'),
  shape('coal', 'M134 492 210 24H302L378 492Z'),
  ...[
    [440, 112],
    [318, 92],
    [204, 76],
  ].map(([y = 0, half = 0]) => line('iron.shade', 18, `M${256 - half} ${y}H${256 + half}`)),
  at(256, 372, [line('main', 34, 'M-54 26 0-26 54 26')]),
  at(256, 252, [line('main', 28, 'M-42 22 0-22 42 22')]),
  at(256, 142, [line('main', 22, 'M-32 18 0-18 32 18')]),
]

/** Belts and their accessories. */
export const conveyorGlyphs = {
  conveyor: straight,
  'conveyor-left': left,
  'conveyor-right': [mirrored(left)],
  'vertical-conveyor': climbing,
  'conveyor-centralizer': [
    ...belt('M256 20V492'),
    arrow(256, 96),
    shape('main', 'M106 300 214 236V300L106 420Z'),
    shape('main', 'M406 300 298 236V300L406 420Z'),
    nugget(256, 260),
    nugget(256, 400, 'ironOre'),
  ],
  'conveyor-splitter': [
    ...belt('M256 300H500'),
    ...belt('M256 20V492'),
    arrow(256, 92),
    arrow(446, 300, 90),
    disc('iron', 256, 300, 116),
    disc('paper', 256, 300, 88),
    ...[0, 72, 144, 216, 288].map((angle) => at(256, 300, [disc('coal', 0, -66, 13)], 1, angle)),
    line('red', 22, 'M256 300 296 256'),
    disc('coal', 256, 300, 20),
  ],
  'conveyor-shredder': [...belt('M256 20V492'), arrow(256, 76), nugget(256, 452), ...spikedRoller(200), ...spikedRoller(330)],
  'conveyor-barrier': rail,
  'vertical-conveyor-barrier': [turned([sized(rail, 0.98)], -42)],
  funnel: [...hopper, nugget(170, 70), nugget(262, 56, 'ironOre'), nugget(346, 70)],
  'funnel-extension': [
    sized(hopper, 0.8, 0, 70),
    box('main', 66, 28, 380, 112, 16),
    box('main.lit', 86, 46, 340, 20, 8),
    line('coal', 16, 'M96 112v2M176 112v2M256 112v2M336 112v2M416 112v2'),
    line('white', 24, 'M256 190V260M222 226 256 192 290 226'),
  ],
} satisfies Record<string, Glyph>
