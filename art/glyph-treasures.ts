import { at, bar, box, disc, glint, type Glyph, line, oval, type Paint, shape } from './glyph.ts'

/** A cut gem around 0,0, about 400 wide: table, girdle, facets. */
export const cutGem = (paint: 'main' | 'accent' | 'emerald'): Glyph => [
  shape(paint, 'M-110-150H110L196-44 0 176-196-44Z'),
  shape(`${paint}.shade`, 'M-196-44H196L0 176Z'),
  shape(paint, 'M-84-44H84L0 176Z'),
  shape(`${paint}.lit`, 'M-110-150-84-44H-196ZM-8-150 84-44 110-150Z'),
  line(`${paint}.lit`, 10, 'M-110-150H110L196-44 0 176-196-44Z'),
  line(`${paint}.lit`, 7, 'M-196-44H196'),
]

const gem = cutGem('main')
const roughGem: Glyph = [
  shape('stone', 'M56 330 84 190 190 110 322 96 440 196 462 342 372 436 170 446Z'),
  shape('stone.shade', 'M56 330 150 300 210 446H170ZM462 342 380 310 300 440 372 436Z'),
  shape('main', 'M150 300 176 176 300 132 386 214 380 318 286 392 210 384Z'),
  shape('main.lit', 'M176 176 300 132 262 220Z'),
  shape('main.shade', 'M380 318 286 392 300 290Z'),
  line('main.lit', 9, 'M150 300 262 220 386 214M262 220 300 290 210 384M300 290 380 318'),
]
const rock: Glyph = [
  shape('stone', 'M40 360 76 196 196 96 340 108 452 230 470 370 350 446 150 440Z'),
  shape('stone.lit', 'M76 196 196 96 230 176 130 250Z'),
  shape('stone.shade', 'M470 370 350 446 150 440 270 360 400 330Z'),
]
const vein = (x: number, y: number, scale = 1, turn = 0): Glyph[number] =>
  at(x, y, [shape('main', 'M-56 12-38-38 10-50 54-20 56 26 16 50-36 44Z'), shape('main.lit', 'M-38-38 10-50-6-14Z')], scale, turn)

/** A cast bar seen from above the corner. */
const ingot: Glyph = [
  shape('main', 'M30 350 104 196 400 140 482 280 400 356 106 420Z'),
  shape('main.lit', 'M104 196 400 140 430 196 150 254Z'),
  shape('main.shade', 'M30 350 150 254 106 420Z'),
  line('main.lit', 10, 'M150 254 430 196 482 280M150 254 106 416'),
  shape('main.shade', 'M196 288 392 248 404 300 204 342Z'),
]
const coin = (x: number, y: number): Glyph[number] =>
  at(x, y, [oval('gold', 0, 0, 92, 40), oval('gold.lit', 0, -6, 66, 24), oval('gold', 0, -4, 54, 18)])

const chain = (paint: Paint): Glyph => [
  line(paint, 24, 'M96 60C96 220 170 300 256 320 342 300 416 220 416 60'),
  line('gold.lit', 6, 'M96 60C96 220 170 300 256 320 342 300 416 220 416 60', '2 22'),
]

/** Ores, gems, bars and jewelry. */
export const treasureGlyphs = {
  ore: [...rock, vein(176, 200, 1.1), vein(316, 176, 0.9, 40), vein(256, 322, 1.3, 14), vein(400, 310, 0.8), vein(110, 340, 0.7, 60)],
  shard: [
    shape('main', 'M120 460 60 280 130 190 196 320Z'),
    shape('main', 'M330 440 440 240 462 330 420 470Z'),
    shape('main', 'M160 470 150 210 250 30 330 190 340 470Z'),
    shape('main.lit', 'M150 210 250 30 240 220 220 470H160Z'),
    shape('main.shade', 'M330 190 340 470H290L286 220Z'),
    shape('main.lit', 'M60 280 130 190 140 320Z'),
    glint(370, 110),
  ],
  bar: ingot,
  'scrap-bar': [
    shape(
      'main',
      'M30 350 90 220 130 240 160 180 230 206 262 150 330 182 400 140 482 280 440 300 410 356 330 350 290 396 230 376 106 420 90 370Z',
    ),
    shape('main.lit', 'M110 226 390 160 420 208 150 266Z'),
    shape('iron', 'M210 190 300 172 312 214 222 234Z'),
    line('main.shade', 14, 'M170 300 250 284M300 268 400 250M150 356 230 338'),
  ],
  'scrap-metal': [
    at(176, 300, [shape('rust', 'M-120 90-90-100 40-130 120-30 90 110Z'), disc('coal', -30, -40, 26), disc('coal', 40, 40, 26)], 1),
    at(350, 330, [
      disc('iron', 0, 0, 104),
      disc('coal', 0, 0, 44),
      ...[0, 60, 120, 180, 240, 300].map((angle) => at(0, 0, [box('iron', -22, -136, 44, 50, 6)], 1, angle)),
    ]),
    line('copper', 44, 'M230 90H330A50 50 0 0 1 380 140V170'),
    shape('iron', 'M120 130 210 60 240 100 150 170Z'),
  ],
  dirt: [
    shape('main', 'M20 440Q70 290 150 290 176 180 270 170 366 176 386 280 470 300 492 440Z'),
    shape('main.lit', 'M120 330Q180 220 270 196 210 250 190 330Z'),
    shape('main.shade', 'M250 440Q330 330 400 320 450 360 470 440Z'),
    disc('stone', 150, 390, 30),
    disc('stone', 340, 250, 22),
    shape('gold', 'M226 350 250 326 284 340 270 372Z'),
    disc('main', 110, 220, 20),
    disc('main', 400, 190, 26),
  ],
  coins: [
    ...[430, 392, 354].map((y) => coin(150, y)),
    ...[430, 392, 354, 316, 278, 240].map((y) => coin(330, y)),
    coin(238, 458),
    coin(238, 420),
    glint(400, 160),
    at(160, 250, [
      disc('gold', 0, 0, 78),
      disc('gold.lit', 0, 0, 58),
      disc('gold', 0, 0, 50),
      shape('gold.shade', 'M0-34C16-10 26 4 26 18A26 26 0 0 1-26 18C-26 4-16-10 0-34Z'),
    ]),
  ],
  treasure: [
    shape('wood', 'M70 250V180C70 90 160 60 256 60S442 90 442 180V250Z'),
    shape('coal', 'M90 250V190C100 120 180 100 256 100S412 120 422 190V250Z'),
    shape('gold', 'M96 280Q120 200 190 220 256 150 320 216 396 200 416 280Z'),
    at(190, 206, cutGem('emerald'), 0.24),
    disc('gold.lit', 280, 216, 18),
    disc('ruby', 342, 232, 26),
    box('wood', 56, 260, 400, 200, 18),
    box('iron', 56, 260, 400, 40, 6),
    box('iron', 96, 260, 44, 200, 4),
    box('iron', 372, 260, 44, 200, 4),
    box('gold', 216, 270, 80, 96, 14),
    box('coal', 246, 300, 20, 40, 8),
  ],
  'uncut-gem': roughGem,
  'cut-gem': [at(256, 262, gem, 1.12), glint(360, 110, 0.9)],
  'composite-gem': [
    at(152, 216, gem, 0.66, -24),
    at(362, 216, gem, 0.66, 24),
    at(256, 330, gem, 0.78),
    at(256, 150, gem, 0.5),
    glint(400, 96, 0.8),
  ],
  ring: [
    line('gold.shade', 56, 'M256 190A138 138 0 1 0 257 190'),
    line('gold', 42, 'M256 190A138 138 0 1 0 257 190'),
    line('gold.lit', 10, 'M146 300A124 124 0 0 1 180 236'),
    shape('gold', 'M176 190 200 130H312L336 190 300 224H212Z'),
    at(256, 120, cutGem('accent'), 0.54),
  ],
  necklace: [...chain('gold'), disc('gold', 256, 372, 100), at(256, 376, cutGem('accent'), 0.42), disc('gold', 256, 300, 22)],
  bracelet: [
    line('gold.shade', 78, 'M256 110C400 110 470 180 470 256S400 402 256 402 42 332 42 256 112 110 256 110Z'),
    line('gold', 58, 'M256 110C400 110 470 180 470 256S400 402 256 402 42 332 42 256 112 110 256 110Z'),
    line('gold.lit', 10, 'M70 230C90 160 170 128 256 128'),
    line('gold.shade', 14, 'M130 380V340M196 400V360M256 404V362M316 400V360M382 380V340'),
  ],
  candle: [
    shape('ember', 'M256 20C300 80 306 110 296 140 286 170 226 170 216 140 206 110 212 80 256 20Z'),
    shape('hot', 'M256 70C276 104 278 140 256 150 234 140 236 104 256 70Z'),
    bar('coal', 12, 'M256 140V180'),
    box('paper', 200, 170, 112, 200, 16),
    shape('paper.lit', 'M214 170H240V300Q226 320 214 300Z'),
    box('main', 156, 350, 200, 50, 16),
    bar('main', 40, 'M256 390V440'),
    oval('main', 256, 450, 150, 40),
    line('main', 24, 'M356 376C440 350 440 440 380 440'),
  ],
  teapot: [
    line('main', 40, 'M396 200C480 190 490 330 380 350'),
    shape('main', 'M120 300 30 190 80 170 160 250Z'),
    shape('main', 'M140 200H380C430 300 400 420 330 440H190C120 420 90 300 140 200Z'),
    shape('main.lit', 'M170 226H206C180 300 190 370 214 410 150 390 136 300 170 226Z'),
    oval('main', 260, 196, 126, 36),
    disc('main', 260, 132, 34),
    box('main', 180, 432, 160, 36, 12),
    line('white', 14, 'M60 140C40 110 80 90 60 50M110 130C96 106 126 90 110 60'),
  ],
} satisfies Record<string, Glyph>
