import { at, bar, box, disc, type Glyph, line, number, type Paint, type Part, shape, turned } from './glyph.ts'

/** A round pipe along a path: dark casing, body, light. */
const run = (path: string, width = 96): Glyph => [
  bar('main.shade', width, path),
  bar('main', width - 16, path),
  at(-width * 0.12, -width * 0.2, [bar('main.lit', width * 0.14, path)]),
]

/** The collar at a pipe's end; 0 degrees for a pipe that runs across. */
const flange = (x: number, y: number, turn = 0): Part =>
  at(x, y, [box('main', -27, -84, 54, 168, 10), box('main.lit', -17, -72, 14, 144, 6)], 1, turn)

/** A pipe mouth that faces the reader. */
const mouth = (x: number, y: number): Glyph => [
  disc('main', x, y, 98),
  disc('main.lit', x - 3, y - 4, 78),
  disc('main', x, y, 72),
  disc('coal', x, y, 48),
]

const straight = [...run('M64 256H448'), flange(66, 256), flange(446, 256)]
const tee = [...run('M64 178H448'), ...run('M256 222V440'), flange(66, 178), flange(446, 178), flange(256, 440, 90)]
const cross = [
  ...run('M64 256H448'),
  ...run('M256 64V448'),
  flange(66, 256),
  flange(446, 256),
  flange(256, 66, 90),
  flange(256, 446, 90),
  box('main', 206, 206, 100, 100, 16),
]
const cornerOfThree = [
  ...run('M256 240V70'),
  ...run('M256 240 96 384'),
  ...run('M256 240 416 384'),
  flange(256, 70, 90),
  flange(100, 380, -42),
  flange(412, 380, 42),
  disc('main', 256, 240, 66),
  disc('main.lit', 238, 218, 18),
]

const gaugeFace: Glyph = [
  disc('brass', 0, 0, 112),
  disc('paper', 0, 0, 84),
  line('water', 16, 'M-56 24A60 60 0 0 1 24-56'),
  line('red', 16, 'M42-44A60 60 0 0 1 56 24'),
  line('coal', 14, 'M0 10 34-34'),
  disc('coal', 0, 10, 16),
]

export const wheel = (paint: Paint): Glyph => [
  line(paint, 26, 'M-92 0A92 34 0 1 0 92 0 92 34 0 1 0-92 0ZM-92 0H92M0-34V34'),
  disc(paint, 0, 0, 26),
]

const filterBody: Glyph = [
  box('iron', 136, 128, 240, 256, 34),
  box('water', 164, 160, 184, 192, 16),
  bar('water.shade', 14, 'M192 160V352M224 160V352M256 160V352M288 160V352M320 160V352'),
]

export const intake: Glyph = [
  line('water', 26, 'M40 416q44-36 88 0t88 0 88 0 88 0 88 0'),
  ...run('M220 208H448'),
  flange(446, 208),
  shape('main', 'M52 96H140L280 150V266L140 320H52Z'),
  bar('main.shade', 20, 'M86 116V300M128 112V304M170 126V290M212 142V274'),
]

const restrictor: Glyph = [
  shape('main', 'M64 172H176L232 228H280L336 172H448V340H336L280 284H232L176 340H64Z'),
  shape('main.lit', 'M70 190H170L228 244H284L342 190H442V212H350L290 262H222L162 212H70Z'),
  flange(66, 256),
  flange(446, 256),
  box('red', 226, 196, 60, 120, 14),
]

/** Pipes by their shape. */
export const pipeGlyphs = {
  'straight-pipe': [...straight, box('main', 228, 192, 56, 128, 8)],
  'elbow-pipe': [...run('M64 176H216A120 120 0 0 1 336 296V440'), flange(66, 176), flange(336, 440, 90)],
  'tee-pipe': tee,
  'cross-pipe': cross,
  'x-pipe': [turned(cross, 45)],
  'corner-pipe': cornerOfThree,
  'four-way-pipe': [...tee, ...mouth(256, 190)],
  'five-way-pipe': [...cross, ...mouth(256, 256)],
  'six-way-pipe': [...run('M256 256 404 108'), flange(400, 112, -45), ...cross, ...mouth(236, 278)],
  'intake-pipe': intake,
  'pipe-cork': [
    ...run('M64 256H270'),
    flange(66, 256),
    flange(262, 256),
    shape('wood', 'M296 188 446 214V298L296 324Z'),
    shape('wood.lit', 'M304 204 436 226V240L304 222Z'),
  ],
  'pipe-valve': [
    ...run('M64 312H448'),
    flange(66, 312),
    flange(446, 312),
    box('main', 196, 232, 120, 160, 18),
    bar('iron', 30, 'M256 236V130'),
    at(256, 118, wheel('red')),
  ],
  'filter-pipe': [...straight, ...filterBody],
  'pressure-tank': [
    ...run('M40 400H472', 72),
    flange(46, 400),
    flange(466, 400),
    box('main', 122, 60, 268, 330, 96),
    box('main.lit', 154, 100, 34, 240, 17),
    bar('main.shade', 14, 'M122 170H390M122 296H390'),
    at(282, 234, gaugeFace, 0.62),
  ],
  'pressure-gauge': [
    ...run('M40 372H472', 84),
    flange(50, 372),
    flange(462, 372),
    bar('brass', 54, 'M256 350V250'),
    at(256, 172, gaugeFace, 1.15),
  ],
  'pressure-display': [
    ...run('M40 380H472', 84),
    flange(50, 380),
    flange(462, 380),
    bar('iron', 54, 'M256 360V260'),
    box('iron', 84, 76, 344, 210, 26),
    box('coal', 112, 104, 288, 154, 12),
    at(160, 122, number('logic', 20, '50'), 0.82),
    line('logic', 16, 'M372 138 322 222M330 142v2M366 216v2'),
  ],
  'restrictor-pipe': restrictor,
  'flange-plate': [
    disc('main', 256, 256, 204),
    disc('main.shade', 256, 256, 122),
    disc('main', 256, 256, 108),
    disc('main.lit', 226, 218, 30),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => turned([disc('coal', 256, 96, 22)], angle)),
  ],
  'powered-filter': [...straight, ...filterBody, shape('volt', 'M284 150 196 276H250L226 372 320 236H264Z')],
  'pressure-booster': [
    ...run('M40 372H472', 90),
    flange(50, 372),
    flange(462, 372),
    disc('main', 256, 220, 172),
    disc('coal', 256, 220, 126),
    ...[0, 72, 144, 216, 288].map((angle) => at(256, 220, [shape('iron', 'M-8-16C-40-60-20-104 22-112 40-72 30-30 12-14Z')], 1, angle)),
    disc('brass', 256, 220, 32),
  ],
} satisfies Record<string, Glyph>
