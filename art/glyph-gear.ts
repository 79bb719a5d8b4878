import { at, bar, box, disc, glint, type Glyph, line, type Paint, shape, turned } from './glyph.ts'
import { nugget } from './glyph-tools.ts'

const magnetHead = (y: number, scale = 1): Glyph[number] =>
  at(
    256,
    y,
    [line('red', 68, 'M-74-70V0A74 74 0 0 0 74 0V-70'), box('white', -110, -116, 72, 60, 4), box('white', 38, -116, 72, 60, 4)],
    scale,
  )

const rod: Glyph = [
  line('main', 34, 'M60 480 400 56'),
  line('main.lit', 9, 'M68 456 386 60'),
  line('coal', 40, 'M70 470 140 384'),
  disc('iron', 196, 356, 46),
  disc('coal', 196, 356, 20),
  bar('iron', 16, 'M196 356 246 396'),
  disc('coal', 248, 398, 14),
  line('white', 7, 'M400 60C430 150 420 230 410 300'),
  disc('red', 410, 316, 26),
  shape('white', 'M384 316A26 26 0 0 0 436 316Z'),
  line('iron', 14, 'M410 342V410C410 450 350 450 350 410V396'),
]

const wand = (orb: Paint, extra: Glyph): Glyph => [
  turned(
    [
      bar('bark', 34, 'M256 500V190'),
      box('gold', 228, 180, 56, 60, 10),
      box('gold', 234, 430, 44, 70, 14),
      disc(orb, 256, 120, 92),
      disc(`${orb}.lit` as Paint, 226, 92, 24),
    ],
    40,
  ),
  ...extra,
]

const lantern = (light: Paint): Glyph => [
  line('main', 22, 'M176 130C176 30 336 30 336 130'),
  shape('main', 'M160 160 200 110H312L352 160Z'),
  box(light, 172, 160, 168, 220, 20),
  shape('hot.lit', 'M256 200C296 250 300 290 286 330 276 350 236 350 226 330 212 290 220 250 256 200Z'),
  bar('main', 20, 'M172 160V380M340 160V380M172 270H340'),
  box('main', 140, 372, 232, 50, 12),
  box('main', 170, 416, 172, 54, 12),
]

/** Gear of the player: lights, magnets, wands, fishing gear. */
export const gearGlyphs = {
  lantern: lantern('hot'),
  'mining-helmet': [
    shape('main', 'M70 330C70 170 150 90 256 90S442 170 442 330Z'),
    shape('main.lit', 'M110 300C120 200 170 140 230 124 180 180 160 230 156 300Z'),
    box('main.shade', 30, 320, 452, 60, 28),
    bar('main.shade', 26, 'M256 92V230'),
    disc('iron', 256, 240, 78),
    disc('hot', 256, 240, 56),
    line('white', 16, 'M256 140V110M176 180 150 150M336 180 362 150'),
  ],
  'flight-cap': [
    shape('main', 'M90 300C80 130 160 60 256 60S432 130 422 300L440 440 380 460 350 320H162L132 460 72 440Z'),
    shape('main.lit', 'M120 280C120 170 160 110 220 90 176 150 160 200 156 280Z'),
    bar('main.shade', 14, 'M256 62V170'),
    bar('coal', 40, 'M86 240H426'),
    disc('brass', 178, 236, 74),
    disc('brass', 334, 236, 74),
    disc('water', 178, 236, 50),
    disc('water', 334, 236, 50),
    line('white', 14, 'M150 216 176 196M306 216 332 196'),
    line('main.shade', 20, 'M100 450 140 496M412 450 372 496'),
  ],
  'magnifying-glass': [
    bar('wood', 60, 'M300 310 450 470'),
    bar('brass', 66, 'M292 302 326 338'),
    disc('brass', 206, 206, 170),
    disc('glass', 206, 206, 136),
    line('white', 24, 'M120 190A90 90 0 0 1 190 116'),
    at(230, 240, [shape('gold', 'M-46 14-32-30 8-42 44-18 48 22 14 42-30 38Z')], 1.1),
  ],
  'magnet-staff': [
    turned([bar('wood', 36, 'M256 510V200'), box('gold', 230, 190, 52, 50, 8), magnetHead(130, 1.05)], 40),
    nugget(410, 60, 'ironOre', 0.9),
    nugget(470, 170, 'ironOre', 0.7),
  ],
  'magnet-gun': [
    shape('coal', 'M150 280H250L220 460H120Z'),
    box('main', 50, 170, 280, 130, 26),
    box('main.lit', 70, 186, 240, 20, 10),
    shape('volt', 'M196 200 140 262H180L166 296 228 236H188Z'),
    at(400, 234, [line('red', 62, 'M70-74H0A74 74 0 0 0 0 74H70'), box('white', 50, -106, 56, 66, 4), box('white', 50, 40, 56, 66, 4)]),
    line('coal', 16, 'M236 300C236 350 280 350 290 310'),
  ],
  'leg-x': [
    bar('copper.shade', 110, 'M20 130H492'),
    bar('copper', 92, 'M20 130H492'),
    bar('copper.lit', 14, 'M20 108H492'),
    bar('iron', 44, 'M150 180V470M362 180V470'),
    box('iron', 100, 450, 100, 40, 8),
    box('iron', 312, 450, 100, 40, 8),
    line('red', 60, 'M176 240 336 420M336 240 176 420'),
    line('red.lit', 12, 'M186 240 250 312'),
  ],
  map: [
    shape('paper', 'M30 120 180 70 330 120 482 70V390L330 440 180 390 30 440Z'),
    shape('paper.shade', 'M180 70 330 120V440L180 390Z'),
    shape('leaf', 'M80 200Q120 150 170 190 210 230 270 180 340 150 390 210 440 280 370 320 290 360 220 330 150 350 100 310 60 250 80 200Z'),
    line('water', 18, 'M240 200Q270 250 240 330'),
    line('red', 16, 'M120 250 180 280 260 260', '18 22'),
    line('red', 22, 'M320 220 364 264M364 220 320 264'),
  ],
  hourglass: [
    shape('glass', 'M130 80H382C382 190 290 220 290 256S382 322 382 432H130C130 322 222 292 222 256S130 190 130 80Z'),
    shape('straw', 'M168 150H344C330 200 280 220 256 244 232 220 182 200 168 150ZM150 420C160 370 220 340 256 330S352 370 362 420Z'),
    bar('straw', 14, 'M256 240V340'),
    box('wood', 84, 36, 344, 56, 16),
    box('wood', 84, 420, 344, 56, 16),
    bar('wood', 26, 'M112 80V430M400 80V430'),
  ],
  'creative-wand': wand('cloutium', [glint(150, 90, 1.1), glint(440, 300, 0.9), glint(90, 230, 0.7)]),
  'gravity-wand': wand('sapphire', [
    line('white', 16, 'M60 160C60 70 150 20 230 50'),
    line('white', 16, 'M470 250C480 310 440 370 380 380'),
    box('wood', 60, 190, 96, 96, 10),
    line('white', 14, 'M108 330V400M86 372 108 396 130 372'),
  ]),
  'fishing-pole': rod,
  'fishing-pot': [
    shape('main', 'M50 420V300C50 160 140 90 256 90S462 160 462 300V420Z'),
    shape('coal', 'M90 400V306C90 190 166 130 256 130S422 190 422 306V400Z'),
    bar('main', 22, 'M50 200H462M50 300H462M150 110V420M256 90V420M362 110V420'),
    disc('coal', 256, 310, 80),
    line('wood', 26, 'M256 230A80 80 0 1 0 257 230'),
    box('wood', 30, 400, 452, 56, 14),
    line('red', 20, 'M256 90V40'),
    disc('red', 256, 36, 28),
  ],
  'wall-lantern': [bar('iron', 40, 'M110 20V470'), line('iron', 28, 'M110 90H300M110 190 220 92'), at(150, 80, lantern('hot'), 0.82)],
} satisfies Record<string, Glyph>
