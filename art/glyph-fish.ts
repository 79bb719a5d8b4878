import { at, bar, box, disc, type Glyph, line, oval, type Paint, shape } from './glyph.ts'

const eye = (x: number, y: number, size = 18): Glyph => [disc('white', x, y, size), disc('coal', x - 2, y, size * 0.55)]
const gill = (x: number, y: number, size = 46): Glyph[number] =>
  line('main.shade', 11, `M${x} ${y - size}Q${x + size * 0.6} ${y} ${x} ${y + size}`)

/** A fish looking left: body half as high as `half`, forked tail. */
const fish = (half: number, details: Glyph, tail = 90): Glyph => [
  shape('main', `M390 256 488 ${256 - tail} 456 256 488 ${256 + tail}Z`),
  shape(
    'main',
    `M24 262C110 ${256 - half * 1.3} 260 ${256 - half * 1.25} 420 240V274C260 ${256 + half * 1.25} 110 ${256 + half * 1.2} 24 262Z`,
  ),
  ...details,
]
const belly = (half: number, paint: Paint = 'white') =>
  shape(paint, `M40 268C120 ${256 + half * 0.7} 260 ${256 + half} 400 268 270 ${256 + half * 0.5} 140 ${256 + half * 0.4} 40 268Z`)
const topFin = (x: number, height: number, width = 110) =>
  shape('main.shade', `M${x} 196Q${x + 30} ${190 - height} ${x + width} ${190 - height * 0.5}L${x + width * 0.9} 210Z`)

const claw = (x: number, y: number, turn: number, scale = 1) =>
  at(
    x,
    y,
    [
      shape('main', 'M-20 60C-80 20-80-70-10-100-30-50-10-40 0-30 10-50 30-60 20-104 80-70 80 20 20 60Z'),
      shape('main.lit', 'M-44 0C-50-40-30-66-20-76-30-40-26-10-20 20Z'),
    ],
    scale,
    turn,
  )

const sardine = fish(
  64,
  [belly(64), ...eye(82, 246, 16), gill(122, 256, 30), ...[170, 210, 250, 290].map((x) => disc('coal', x, 248, 9))],
  76,
)

/** Fish and other catches. */
export const fishGlyphs = {
  boot: [
    shape('main', 'M150 40H340V260C340 300 380 310 430 330 480 350 480 400 470 420H140Z'),
    shape('main.lit', 'M170 66H206V390H164Z'),
    box('main.shade', 130, 30, 230, 60, 16),
    box('coal', 124, 410, 356, 56, 20),
    line('paper', 14, 'M250 150H330M246 200H332M246 250H336'),
    line('water', 14, 'M90 180C70 210 110 210 90 240M70 320C50 350 90 350 70 380'),
    shape('green', 'M330 90C380 110 400 90 430 120 390 130 370 130 336 120Z'),
  ],
  cod: fish(104, [
    topFin(130, 50),
    topFin(250, 40, 100),
    belly(100, 'paper'),
    ...eye(96, 230),
    gill(150, 250),
    line('coal', 9, 'M58 286 50 330'),
    ...[
      [200, 210],
      [250, 226],
      [300, 214],
      [230, 190],
      [340, 232],
    ].map(([x = 0, y = 0]) => disc('main.shade', x, y, 10)),
    shape('main.shade', 'M190 330 260 350 220 390Z'),
  ]),
  crab: [
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((i) =>
        line(
          'main',
          26,
          `M${256 + side * 120} ${310 + i * 30}Q${256 + side * 210} ${290 + i * 40} ${256 + side * (214 - i * 14)} ${390 + i * 36}`,
        ),
      ),
    ),
    bar('main', 32, 'M150 250 96 170M362 250 416 170'),
    claw(90, 120, -24),
    claw(422, 120, 24),
    oval('main', 256, 310, 170, 116),
    oval('main.lit', 210, 256, 80, 26),
    bar('main', 14, 'M216 210V170M296 210V170'),
    ...eye(216, 160, 24),
    ...eye(296, 160, 24),
    line('coal', 12, 'M214 350Q256 376 298 350'),
  ],
  'flying-fish': [
    ...fish(58, [belly(56), ...eye(80, 244, 15), gill(124, 256, 30)], 110),
    shape('accent', 'M170 236C200 120 300 40 420 40 400 120 320 200 250 246Z'),
    line('white', 9, 'M190 226 390 66M210 236 380 120M230 240 340 170'),
    shape('accent', 'M200 280C240 370 330 420 410 410 380 350 320 300 250 270Z'),
    line('white', 8, 'M220 286 380 390'),
  ],
  herring: fish(72, [
    belly(70),
    shape('main.shade', 'M220 186 290 140 300 192Z'),
    ...eye(82, 244, 16),
    gill(128, 256, 36),
    line('main.shade', 8, 'M170 240q20-14 40 0t40 0 40 0 40 0M190 268q20-14 40 0t40 0 40 0'),
  ]),
  lobster: [
    line('main', 10, 'M220 150C180 80 120 60 60 30M292 150C332 80 392 60 452 30'),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((i) => line('main', 18, `M${256 + side * 60} ${250 + i * 34}L${256 + side * 140} ${280 + i * 44}`)),
    ),
    line('main', 28, 'M216 210C150 220 120 190 110 150M296 210C362 220 392 190 402 150'),
    claw(104, 110, -12, 0.9),
    claw(408, 110, 12, 0.9),
    shape('main', 'M206 160Q256 110 306 160L320 290H192Z'),
    ...[300, 340, 378, 412].map((y, i) => oval('main', 256, y, 66 - i * 7, 30)),
    shape('main', 'M256 420 190 490 256 470 322 490Z'),
    ...eye(226, 160, 14),
    ...eye(286, 160, 14),
    line('main.lit', 12, 'M222 200V270'),
  ],
  mackerel: fish(
    82,
    [
      belly(84),
      ...[130, 170, 210, 250, 290, 330, 370].map((x, i) => line('coal', 13, `M${x} ${186 + i * 4}q16 24 0 48`)),
      shape('main.shade', 'M180 176 230 130 250 176ZM320 196 350 166 362 206Z'),
      ...eye(78, 244, 16),
      gill(122, 256, 36),
    ],
    100,
  ),
  monkfish: [
    line('main', 12, 'M176 140C160 70 90 50 60 90'),
    disc('hot', 56, 104, 30),
    shape('main', 'M370 300 490 220 470 310 492 400Z'),
    shape('main', 'M30 300C40 160 170 110 270 140 360 170 400 250 420 300 400 360 340 430 230 430 110 430 30 400 30 300Z'),
    shape('coal', 'M36 300C90 260 190 260 240 300 200 370 90 380 36 330Z'),
    ...[60, 96, 132, 168, 204].map((x) => shape('white', `M${x - 14} 284 ${x} 320 ${x + 14} 280Z`)),
    ...[80, 116, 152, 188].map((x) => shape('white', `M${x - 14} 356 ${x} 318 ${x + 14} 354Z`)),
    ...eye(170, 206, 30),
    disc('main.shade', 310, 230, 16),
    disc('main.shade', 350, 290, 14),
    disc('main.shade', 290, 380, 18),
    shape('main.shade', 'M270 330 360 350 300 410Z'),
  ],
  prawn: [
    line('main', 10, 'M130 150C80 90 40 100 20 60M140 140C120 70 90 50 80 20'),
    line('main.shade', 84, 'M150 190C260 90 430 160 420 290 414 370 340 420 270 410'),
    line('main', 66, 'M150 190C260 90 430 160 420 290 414 370 340 420 270 410'),
    shape('main', 'M280 366 170 350 200 410 160 470 290 446Z'),
    line('main.shade', 9, 'M256 116 276 190M340 130 326 204M404 200 346 240M430 290 352 286M400 370 344 332'),
    line('main', 14, 'M200 210 190 270M240 200 240 260M290 206 300 262'),
    shape('main', 'M100 180 200 130 210 220Z'),
    ...eye(148, 178, 15),
  ],
  pufferfish: [
    ...Array.from({ length: 18 }, (_, i) => at(240, 264, [shape('main', 'M-14-156 0-214 14-156Z')], 1, i * 20)),
    shape('main', 'M380 256 490 190 470 262 490 334Z'),
    disc('main', 240, 264, 172),
    shape('white', 'M80 300A172 172 0 0 0 400 300C330 350 150 350 80 300Z'),
    ...[
      [240, 140],
      [310, 180],
      [330, 250],
      [200, 190],
      [270, 220],
    ].map(([x = 0, y = 0]) => disc('main.shade', x, y, 13)),
    ...eye(140, 220, 34),
    oval('main.shade', 74, 290, 20, 26),
    shape('main.shade', 'M250 290 330 270 310 340Z'),
  ],
  sardine: [at(-20, 8, [...sardine], 0.92), at(60, 150, [...sardine], 0.86)],
  shark: [
    shape('main', 'M200 190C220 110 260 60 320 40 310 110 320 160 340 200Z'),
    shape('main', 'M390 250C420 200 450 130 496 100 490 180 480 220 466 256 480 300 490 330 490 380 450 350 420 310 390 280Z'),
    shape('main', 'M14 270C100 160 300 160 430 250 360 320 180 380 90 340 60 330 30 300 14 270Z'),
    shape('white', 'M40 290C140 300 300 300 410 262 340 320 180 376 90 340 70 330 54 310 40 290Z'),
    shape('main.shade', 'M190 310C200 360 240 410 290 420 280 370 280 330 290 300Z'),
    line('main.shade', 10, 'M180 230V290M206 230V290M232 230V286'),
    ...eye(96, 246, 15),
    line('coal', 10, 'M60 306Q90 310 120 300'),
    ...[74, 94, 114].map((x) => shape('white', `M${x - 8} 300 ${x} 320 ${x + 8} 300Z`)),
  ],
  swordfish: [
    shape('main', 'M0 290 200 220V270Z'),
    at(84, 10, fish(92, [belly(90), ...eye(96, 244, 17), gill(136, 256, 38)], 150), 0.86),
    shape('main.shade', 'M210 190C220 90 270 40 340 26 320 90 330 150 370 200Z'),
    shape('main.shade', 'M230 290 330 400 300 290Z'),
  ],
  tuna: fish(
    120,
    [
      belly(116),
      shape('main.shade', 'M200 150 240 70 280 156Z'),
      shape('volt', 'M300 164 318 140 326 172ZM340 184 358 162 364 194ZM300 348 318 372 326 340ZM340 330 358 352 364 320Z'),
      shape('main.shade', 'M180 290 280 330 210 380Z'),
      ...eye(84, 236, 20),
      gill(140, 254, 60),
    ],
    130,
  ),
} satisfies Record<string, Glyph>
