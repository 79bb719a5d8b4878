import { at, bar, box, disc, glint, type Glyph, line, number, shape } from './glyph.ts'
import { wheel } from './glyph-pipes.ts'

/** The casing of a logic element: input left, output right. */
const element = (...symbol: Glyph): Glyph => [
  bar('coal', 96, 'M14 256H498'),
  bar('main', 18, 'M14 230H498'),
  bar('main', 18, 'M14 282H498'),
  box('iron', 84, 84, 344, 344, 44),
  box('coal', 112, 112, 288, 288, 26),
  ...symbol,
]

const display = (...shown: Glyph): Glyph => [
  bar('coal', 84, 'M256 380V498'),
  bar('main', 16, 'M234 390V498'),
  bar('main', 16, 'M278 390V498'),
  box('iron', 40, 96, 432, 300, 40),
  box('coal', 74, 130, 364, 232, 18),
  ...shown,
]

const spannerPath = 'M-150-34H-44C-24-78 16-96 62-88L26-50 34-16 68-8 104-46C118 2 92 50 44 62 10 70-20 60-42 38H-150A36 36 0 0 1-150-34Z'
/** A spanner lying across, jaw to the right, about 260 wide. */
export const smallSpanner = shape('iron', spannerPath)

/** Logic elements by what they do with a number. */
export const logicGlyphs = {
  'logic-add': element(line('main', 52, 'M256 166V346M166 256H346')),
  'logic-subtract': element(line('main', 52, 'M166 256H346')),
  'logic-compare': element(line('main', 46, 'M170 212H342M170 302H342')),
  'logic-bigger': element(line('main', 48, 'M186 168 334 256 186 344')),
  'logic-delay': element(
    disc('main', 256, 256, 118),
    disc('coal', 256, 256, 90),
    line('white', 24, 'M256 196V256L300 292'),
    line('main', 14, 'M256 176v4M336 256h-4M256 336v-4M176 256h4'),
  ),
  'logic-diode': element(shape('main', 'M160 158V354L304 256Z'), box('main', 310, 158, 42, 196, 8)),
  'logic-flip': element(shape('main', 'M142 150V362L306 256Z'), disc('main', 340, 256, 40), disc('coal', 340, 256, 20)),
  'logic-valve': element(shape('main', 'M146 172V352L256 270 366 352V172L256 254Z'), line('main', 24, 'M256 250V170M206 160H306')),
  'logic-water-valve': [
    bar('copper.shade', 110, 'M30 330H482'),
    bar('copper', 90, 'M30 330H482'),
    bar('copper.lit', 14, 'M30 308H482'),
    box('copper', 20, 246, 52, 168, 10),
    box('copper', 440, 246, 52, 168, 10),
    box('iron', 148, 214, 216, 226, 28),
    box('coal', 174, 240, 164, 174, 16),
    shape('water', 'M256 256C286 300 306 322 306 348A50 50 0 0 1 206 348C206 322 226 300 256 256Z'),
    bar('iron', 28, 'M256 220V130'),
    at(256, 112, wheel('main')),
  ],
  'logic-reader': display(at(104, 164, number('main', 24, '42'), 1.18), line('main', 18, 'M380 200v2M380 290v2')),
  'durability-reader': display(
    at(274, 204, [smallSpanner], 0.9),
    box('main', 104, 290, 66, 46, 6),
    box('main', 184, 290, 66, 46, 6),
    box('main', 264, 290, 66, 46, 6),
    box('red', 344, 290, 66, 46, 6),
  ),
  'logic-counter': [
    box('iron', 30, 130, 452, 252, 40),
    bar('coal', 70, 'M256 380V498'),
    bar('main', 20, 'M256 390V498'),
    box('paper', 64, 172, 118, 168, 12),
    box('paper', 198, 172, 118, 168, 12),
    box('main', 332, 172, 118, 168, 12),
    at(84, 200, number('coal', 22, '0'), 0.8),
    at(218, 200, number('coal', 22, '1'), 0.8),
    at(352, 200, number('coal', 22, '2'), 0.8),
  ],
  'logic-keypad': [
    box('iron', 88, 24, 336, 464, 40),
    box('coal', 122, 58, 268, 84, 12),
    at(216, 72, number('main', 26, '123'), 0.4),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => box(row === 2 && column === 2 ? 'main' : 'white', 122 + column * 94, 168 + row * 100, 80, 84, 14)),
    ),
  ],
  'logic-button': [
    box('iron', 48, 300, 416, 160, 40),
    box('coal', 84, 334, 344, 92, 24),
    shape('red', 'M116 330V222C116 150 396 150 396 222V330C396 372 116 372 116 330Z'),
    shape('red.lit', 'M150 226C164 186 232 178 262 180L262 202C222 202 182 214 172 240Z'),
    line('main', 20, 'M84 120 54 84M256 92V44M428 120 458 84'),
  ],
  'logic-switch': [
    box('iron', 64, 292, 384, 184, 36),
    box('coal', 112, 330, 288, 70, 30),
    bar('iron', 48, 'M206 372 330 116'),
    disc('main', 338, 100, 68),
    disc('main.lit', 316, 80, 20),
    disc('main', 390, 434, 20),
    disc('red', 122, 434, 20),
  ],
  'logic-weight-reader': [
    shape('stone', 'M182 62H330L372 218H140Z'),
    line('stone', 26, 'M216 62A40 40 0 0 1 296 62'),
    at(216, 108, number('coal', 26, '5'), 0.7),
    box('iron', 52, 218, 408, 50, 14),
    box('iron', 96, 268, 320, 190, 24),
    box('coal', 130, 300, 252, 126, 14),
    at(190, 312, number('main', 24, '07'), 0.72),
  ],
  'spanner-launcher': [
    at(330, 118, [smallSpanner], 0.86, -34),
    shape('iron', 'M96 300 300 150 372 250 170 402Z'),
    shape('iron.lit', 'M122 304 300 174 312 190 134 322Z'),
    bar('iron.shade', 30, 'M286 158 364 262'),
    shape('main', 'M70 440 130 330H290L350 440Z'),
    disc('coal', 210, 384, 36),
    disc('main', 210, 384, 18),
    box('coal', 40, 436, 340, 46, 14),
  ],
  'logic-explosives': [
    line('main', 18, 'M256 110C256 50 330 30 380 62S440 130 420 170'),
    ...[96, 200, 304].flatMap((x) => [box('red', x, 120, 112, 340, 20), box('red.lit', x + 18, 140, 18, 300, 9)]),
    box('coal', 72, 220, 368, 150, 18),
    box('iron', 172, 242, 168, 106, 14),
    box('coal', 190, 258, 132, 74, 8),
    at(208, 266, number('main', 26, '00'), 0.42),
  ],
  'logic-mini-nuke': [
    shape('volt', 'M256 40C356 80 400 160 388 262L354 372H158L124 262C112 160 156 80 256 40Z'),
    shape('iron', 'M120 322 60 390 84 474 186 404ZM392 322 452 390 428 474 326 404Z'),
    box('iron', 196, 372, 120, 100, 12),
    disc('coal', 256, 230, 92),
    ...[0, 120, 240].map((angle) => at(256, 230, [shape('volt', 'M-18-31A36 36 0 0 1 18-31L38-66A76 76 0 0 0-38-66Z')], 1, angle)),
    disc('volt', 256, 230, 20),
    glint(176, 132, 0.8),
  ],
} satisfies Record<string, Glyph>
