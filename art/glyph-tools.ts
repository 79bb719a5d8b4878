import { at, bar, box, disc, glint, type Glyph, line, oval, type Paint, shape, turned } from './glyph.ts'
import { smallSpanner } from './glyph-logic.ts'

/** A tool with its handle from lower left to upper right; heads are drawn upright at its top. */
const tool = (head: Glyph, shaft: Paint = 'wood'): Glyph => [
  turned([bar(`${shaft}.shade` as Paint, 44, 'M256 500V130'), bar(shaft, 36, 'M256 498V130'), ...head], 45),
]

const shovelBlade = (paint: Paint): Glyph => [
  turned(
    [
      bar('wood.shade', 44, 'M256 20V300'),
      bar('wood', 36, 'M256 20V300'),
      line('wood', 36, 'M196 24H316'),
      box('iron', 226, 262, 60, 80, 10),
      shape(paint, 'M156 310Q256 276 356 310C372 420 330 480 256 520 182 480 140 420 156 310Z'),
      shape('white', 'M182 330C176 400 196 440 226 470 204 420 204 380 208 326Z'),
    ],
    45,
  ),
]

const pickaxe: Glyph = tool([
  shape('main', 'M60 186C110 66 190 40 256 40S402 66 452 186C390 126 330 112 256 112S122 126 60 186Z'),
  shape('main.lit', 'M100 138C150 76 210 62 256 62 200 76 150 98 100 138Z'),
  box('main', 216, 30, 80, 110, 12),
])

const pan = (nuggets: Glyph): Glyph => [
  oval('main', 256, 280, 226, 150),
  oval('main.shade', 256, 268, 194, 122),
  oval('main', 256, 286, 180, 104),
  line('main.lit', 10, 'M70 250C90 180 170 146 256 146'),
  oval('water', 256, 300, 150, 74),
  line('water.lit', 9, 'M150 290q30-20 60 0t60 0 60 0'),
  ...nuggets,
]

/** A small lump of ore. */
export const nugget = (x: number, y: number, paint: Paint = 'gold', scale = 1) =>
  at(x, y, [shape(paint, 'M-34 10-22-26 10-34 34-8 28 26-10 32Z')], scale)

/** Tools for digging, washing, casting and building. */
export const toolGlyphs = {
  shovel: shovelBlade('main'),
  'improved-shovel': [
    turned(
      [
        bar('coal', 52, 'M256 10V300'),
        bar('red', 34, 'M256 90V220'),
        line('coal', 44, 'M180 24H332'),
        box('gold', 216, 262, 80, 76, 10),
        shape('main', 'M124 306H388V420C388 470 330 500 256 532 182 500 124 470 124 420Z'),
        shape('white', 'M150 330V420C150 440 180 462 204 474 182 430 178 390 180 330Z'),
        bar('main.shade', 14, 'M256 350V490'),
      ],
      45,
    ),
  ],
  pickaxe,
  'better-pickaxe': [...pickaxe, glint(120, 130, 1.2), glint(430, 330, 0.9), glint(320, 450, 0.6)],
  bucket: [
    line('iron.shade', 20, 'M88 170C100 10 412 10 424 170'),
    shape('main', 'M76 160H436L396 470H116Z'),
    shape('main.lit', 'M104 190H150L166 450H134Z'),
    oval('main.shade', 256, 162, 180, 54),
    oval('water', 256, 170, 156, 40),
    line('water.lit', 8, 'M170 166q22-14 44 0t44 0 44 0'),
    bar('main.shade', 18, 'M96 330H416'),
  ],
  pan: pan([nugget(210, 320), nugget(290, 340, 'gold', 0.8), nugget(330, 290, 'ironOre', 0.8)]),
  'big-pan': [
    ...pan([
      nugget(190, 320, 'gold', 1.2),
      nugget(270, 346, 'gold', 1.1),
      nugget(340, 300, 'ironOre'),
      nugget(250, 280, 'emerald', 0.9),
      nugget(160, 280, 'ruby', 0.7),
    ]),
    line('white', 26, 'M256 40V124M214 82H298'),
    box('main', 6, 250, 50, 60, 16),
    box('main', 456, 250, 50, 60, 16),
  ],
  brush: [
    ...Array.from({ length: 11 }, (_, i) => bar(i % 2 ? 'straw' : 'straw.shade', 28, `M${108 + i * 30} 250L${92 + i * 33} 430`)),
    box('wood', 70, 170, 372, 96, 30),
    box('wood.lit', 96, 184, 320, 18, 9),
    shape('wood', 'M180 176Q256 60 332 176Z'),
  ],
  crucible: [
    shape('main', 'M104 130H408L376 400Q366 470 256 470T136 400Z'),
    shape('main.lit', 'M132 190H170L186 420Q152 410 150 380Z'),
    oval('main', 256, 136, 176, 56),
    oval('hot', 256, 140, 144, 40),
    oval('hot.lit', 230, 134, 60, 14),
    shape('main', 'M396 110 476 90 470 150 400 160Z'),
    line('ember', 14, 'M180 60C170 40 190 30 180 10M256 60C246 40 266 30 256 10M332 60C322 40 342 30 332 10'),
  ],
  mould: [
    shape('main', 'M20 230 330 130 492 250 184 390Z'),
    shape('main.shade', 'M20 230 184 390V450L20 290ZM492 250 184 390V450L492 310Z'),
    shape('hot', 'M100 240 322 166 414 246 190 344Z'),
    shape('hot.lit', 'M122 240 320 178 344 198 140 262Z'),
    line('white', 12, 'M230 130C220 110 240 90 230 60M300 116C290 96 310 76 300 46'),
  ],
  hammer: tool([box('main', 110, 60, 292, 130, 22), box('main.lit', 128, 76, 256, 20, 8), box('main.shade', 376, 56, 40, 138, 10)]),
  'construction-hammer': tool(
    [
      shape('main', 'M250 70H372V190H250ZM268 80C200 70 130 60 60 140 130 110 190 130 250 180Z'),
      box('red', 232, 190, 48, 120, 10),
      box('main', 364, 52, 60, 156, 14),
      box('main.lit', 262, 84, 90, 16, 8),
    ],
    'coal',
  ),
  saw: [
    turned(
      [
        shape(
          'main',
          'M20 220H360V300L330 330 310 300 280 330 258 304 230 332 208 306 180 334 158 308 130 336 108 310 84 336 60 312 20 310Z',
        ),
        shape('main.lit', 'M30 230H350V246H30Z'),
        shape('wood', 'M350 180H440C500 180 500 340 440 340H380L350 310Z'),
        disc('coal', 420, 262, 34),
      ],
      -38,
    ),
  ],
  screwdriver: [
    turned(
      [
        bar('iron', 34, 'M256 500V250'),
        shape('iron', 'M236 440H276L286 510H226Z'),
        box('red', 196, 20, 120, 240, 46),
        bar('red.shade', 14, 'M226 60V220M256 60V220M286 60V220'),
        box('iron', 216, 250, 80, 36, 8),
      ],
      45,
    ),
  ],
  spanner: [
    turned(
      [
        shape(
          'main',
          'M206 210V420A50 50 0 0 0 306 420V210C366 180 392 110 346 40L316 130 256 150 196 130 166 40C120 110 146 180 206 210Z',
        ),
        shape('main.lit', 'M222 220H244V420A20 20 0 0 1 222 410Z'),
        disc('coal', 256, 420, 22),
      ],
      45,
    ),
  ],
  toolbag: [
    at(190, 120, [smallSpanner], 0.9, -70),
    bar('wood', 34, 'M330 230V110'),
    box('iron', 284, 50, 120, 70, 12),
    box('red', 240, 80, 36, 120, 14),
    bar('iron', 14, 'M258 90V30'),
    shape('main', 'M50 220H462L440 470H72Z'),
    shape('main.lit', 'M76 244H120L126 446H98Z'),
    bar('main.shade', 26, 'M50 232H462'),
    box('main.shade', 190, 300, 132, 110, 16),
    box('gold', 236, 286, 40, 50, 8),
  ],
  'paint-brush': [
    turned(
      [
        box('wood', 222, 20, 68, 230, 32),
        box('iron', 176, 240, 160, 90, 10),
        shape('straw', 'M180 330H332V420Q330 470 256 500 182 470 180 420Z'),
        shape('red', 'M180 410H332V426Q328 474 256 504 184 474 180 426Z'),
      ],
      45,
    ),
  ],
} satisfies Record<string, Glyph>
