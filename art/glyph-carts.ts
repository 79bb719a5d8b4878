import { at, bar, box, disc, type Glyph, line, oval, type Paint, shape } from './glyph.ts'

const wheel = (x: number, y: number, radius: number, rim: Paint = 'iron', spokes: Paint = 'wood'): Glyph[number] =>
  at(x, y, [
    disc(rim, 0, 0, radius),
    disc('coal', 0, 0, radius - 20),
    ...[0, 60, 120].map((angle) => at(0, 0, [bar(spokes, 18, `M0-${radius - 18}V${radius - 18}`)], 1, angle)),
    disc(rim, 0, 0, 26),
  ])
const load = shape('dirt', 'M110 190Q170 90 250 130 330 70 410 190Z')

/** Hand carts and buckets of paint. */
export const cartGlyphs = {
  'wooden-cart': [
    load,
    shape('wood', 'M60 180H452L410 350H110Z'),
    bar('wood.shade', 10, 'M76 236H440M90 292H424'),
    box('wood', 50, 164, 412, 36, 8),
    bar('wood', 26, 'M440 210 500 160'),
    wheel(150, 390, 92),
    wheel(370, 390, 92),
  ],
  'agile-cart': [
    load,
    shape('main', 'M90 180H440L370 330H160Z'),
    shape('main.lit', 'M116 200H410L402 220H126Z'),
    line('wood', 28, 'M430 200 500 150M150 330 10 400'),
    bar('iron', 26, 'M180 320 250 420M350 330 280 420M380 310 420 470'),
    wheel(262, 400, 88, 'coal', 'iron'),
  ],
  'fast-cart': [
    shape('main', 'M120 210H420L496 300 470 360H130Z'),
    shape('main.lit', 'M140 226H410L430 250H136Z'),
    shape('dirt', 'M150 210Q200 130 270 150 350 110 400 210Z'),
    bar('volt', 24, 'M130 306H470'),
    line('white', 20, 'M20 220H90M6 290H80M30 360H90'),
    wheel(200, 390, 78, 'coal', 'iron'),
    wheel(400, 390, 78, 'coal', 'iron'),
  ],
  'paint-bucket': [
    line('iron.shade', 18, 'M96 170C110 20 402 20 416 170'),
    shape('iron', 'M86 160H426L400 470H112Z'),
    shape('iron.lit', 'M112 250H146L162 456H132Z'),
    box('main', 120, 290, 272, 120, 10),
    oval('iron.shade', 256, 162, 170, 56),
    oval('main', 256, 164, 148, 42),
    shape(
      'main',
      'M96 170Q256 250 416 170L414 196C410 230 380 226 378 260 376 330 330 330 330 270 330 230 290 236 280 250 270 300 220 300 220 250 200 230 170 236 160 256 150 290 110 280 106 250Z',
    ),
    oval('main.lit', 210, 152, 60, 12),
  ],
} satisfies Record<string, Glyph>
