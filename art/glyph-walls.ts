import { at, bar, box, disc, type Glyph, line, shape } from './glyph.ts'

/** Boards side by side, filling a box. */
const boards = (x: number, y: number, width: number, height: number, count = 4): Glyph => [
  box('main', x, y, width, height, 4),
  bar('main.shade', 9, Array.from({ length: count - 1 }, (_, i) => `M${x + (width * (i + 1)) / count} ${y}V${y + height}`).join('')),
  bar('main.lit', 8, `M${x + 10} ${y + 10}H${x + width - 10}`),
]
const frame = (x: number, y: number, width: number, height: number): Glyph[number] =>
  line('accent', 34, `M${x} ${y}H${x + width}V${y + height}H${x}Z`)
const pane = (path: string): Glyph => [shape('water', path)]
const shine = (path: string): Glyph[number] => line('white', 12, path)

/** A slab seen from above a corner: floors and flat roofs. */
const slab = (thick: number, details: Glyph = []): Glyph => [
  shape('main.shade', `M16 270 256 400 496 270V${270 + thick}L256 ${400 + thick} 16 ${270 + thick}Z`),
  shape('main', 'M256 130 496 270 256 400 16 270Z'),
  ...details,
]
const boardLines = bar('main.shade', 8, 'M76 236 316 366M136 200 376 334M196 164 436 302')
const cementLines = bar('main.shade', 8, 'M136 200 376 334M136 336 376 200')

/** A roof slope seen from the side, covered in rows. */
const slope = (path: string, rows: string): Glyph => [shape('main', path), bar('main.shade', 10, rows)]
const thatchTufts = (points: readonly (readonly [number, number])[]): Glyph =>
  points.map(([x, y]) => line('main.shade', 9, `M${x} ${y}v44M${x + 22} ${y + 8}v36M${x - 22} ${y + 8}v36`))

const triangle = (path: string): Glyph => [shape('main', path)]

/** Pieces of a house by their shape. */
export const wallGlyphs = {
  wall: [...boards(96, 60, 320, 392), frame(96, 60, 320, 392)],
  floor: [...slab(44, [boardLines])],
  pole: [
    box('main', 208, 30, 96, 440, 10),
    box('main.lit', 222, 44, 18, 410, 8),
    box('main.shade', 150, 440, 212, 50, 10),
    box('main.shade', 170, 20, 172, 44, 8),
    line('accent', 30, 'M300 170 400 66M212 170 112 66'),
  ],
  stairs: [
    shape('main.shade', 'M40 470V400H140V310H240V220H340V130H472V470Z'),
    ...[
      [40, 380],
      [140, 290],
      [240, 200],
      [340, 110],
    ].flatMap(([x = 0, y = 0]) => [box('main', x - 10, y, x === 340 ? 142 : 118, 40, 6), box('main.lit', x, y + 6, 96, 10, 5)]),
    shape('main', 'M472 160V470H60V440L340 440Z'),
  ],
  'flat-roof': slab(30, [
    bar('main.shade', 10, 'M76 236 316 366M136 200 376 334M196 164 436 302M106 218 346 350'),
    line('accent', 20, 'M256 130 496 270 256 400 16 270Z'),
  ]),
  'long-roof': [
    ...slope('M20 430 330 70H492L300 430Z', 'M76 430 400 70M144 430 440 86M216 430 470 120'),
    line('accent', 28, 'M20 430H300L492 70H330Z'),
  ],
  'short-roof': [
    ...slope('M60 390 220 170H450L350 390Z', 'M118 390 276 170M190 390 332 170M266 390 390 170'),
    line('accent', 28, 'M60 390H350L450 170H220Z'),
  ],
  'roof-corner': [
    shape('main', 'M256 70 480 330 256 450 32 330Z'),
    shape('main.shade', 'M256 70 480 330 256 450Z'),
    bar('main.shade', 9, 'M200 140 96 360M230 110 170 400'),
    bar('main.lit', 9, 'M312 140 416 360M284 110 342 400'),
    line('accent', 26, 'M256 70V450'),
  ],
  'triangle-wall': [
    ...triangle('M60 430 430 90V430Z'),
    bar('main.shade', 9, 'M160 430V340M250 430V256M340 430V174'),
    line('accent', 34, 'M60 430 430 90V430Z'),
  ],
  'long-triangle-wall': [
    ...triangle('M12 420 492 180V420Z'),
    bar('main.shade', 9, 'M140 420V356M230 420V312M320 420V266M410 420V222'),
    line('accent', 32, 'M20 420 484 188V420Z'),
  ],
  window: [
    ...boards(76, 60, 360, 392),
    frame(76, 60, 360, 392),
    ...pane('M166 150H346V330H166Z'),
    line('accent', 26, 'M166 150H346V330H166ZM256 150V330M166 240H346'),
    shine('M186 210 216 172'),
    box('accent', 146, 336, 220, 34, 8),
  ],
  'ramped-window': [
    ...slope('M60 430 200 80H472L350 430Z', 'M130 430 270 80'),
    line('accent', 28, 'M60 430H350L472 80H200Z'),
    ...pane('M176 350 246 160H386L320 350Z'),
    line('accent', 24, 'M176 350 246 160H386L320 350ZM212 256H352M248 350 316 160'),
    shine('M224 236 240 196'),
  ],
  'triangle-window': [
    ...triangle('M256 60 480 440H32Z'),
    line('accent', 34, 'M256 60 480 440H32Z'),
    ...pane('M256 210 356 380H156Z'),
    line('accent', 24, 'M256 210 356 380H156ZM256 210V380'),
    shine('M212 340 236 300'),
  ],
  'large-foundation': [
    shape('concrete.shade', 'M10 260 256 400 502 260V360L256 500 10 360Z'),
    shape('concrete', 'M10 260 256 400V500L10 360Z'),
    bar('concrete.shade', 10, 'M90 306V404M170 352V450'),
    shape('main', 'M256 110 502 250 256 390 10 250Z'),
    bar('main.shade', 8, 'M72 214 318 356M134 180 380 320M194 144 440 286'),
  ],
  'large-floor': slab(40, [
    boardLines,
    bar('main.shade', 8, 'M136 336 196 302M196 234 256 200M316 300 376 266M256 368 316 334'),
    line('accent', 18, 'M256 130 496 270 256 400 16 270Z'),
  ]),
  'large-concrete-floor': slab(90, [cementLines, bar('main.lit', 8, 'M60 262 250 152')]),
  'large-doorway': [
    ...boards(46, 50, 420, 412, 5),
    frame(46, 50, 420, 412),
    box('accent', 156, 160, 200, 310, 6),
    box('wood', 180, 184, 152, 280, 4),
    bar('wood.shade', 10, 'M256 184V464M180 300H332'),
    disc('gold', 314, 330, 16),
  ],
  'large-wall-1': [...boards(36, 60, 440, 392, 6), line('accent', 36, 'M36 60H476V452H36Z'), line('accent', 28, 'M60 430 450 84')],
  'large-wall-2': [
    ...boards(36, 60, 440, 392, 6),
    line('accent', 36, 'M36 60H476V452H36Z'),
    line('accent', 28, 'M36 256H476M182 60V452M330 60V452'),
  ],
  'large-triangle-wall': [
    ...triangle('M256 60 496 440H16Z'),
    bar('main.shade', 9, 'M136 440V260M196 440V170M316 440V170M376 440V260'),
    line('accent', 36, 'M256 64 490 440H22ZM256 64V440M130 280H382'),
  ],
  'large-wall-window-1': [
    ...boards(36, 60, 440, 392, 6),
    line('accent', 36, 'M36 60H476V452H36Z'),
    ...pane('M150 150H362V350H150Z'),
    line('accent', 28, 'M150 150H362V350H150ZM256 150V350M150 250H362'),
    shine('M174 214 206 178'),
  ],
  'large-wall-window-2': [
    ...boards(36, 60, 440, 392, 6),
    line('accent', 36, 'M36 60H476V452H36Z'),
    ...pane('M90 150H222V350H90ZM290 150H422V350H290Z'),
    line('accent', 26, 'M90 150H222V350H90ZM290 150H422V350H290ZM90 250H222M290 250H422'),
    shine('M110 214 136 180M310 214 336 180'),
  ],
  'thatch-flat': slab(50, [
    ...thatchTufts([
      [150, 250],
      [220, 210],
      [290, 250],
      [220, 290],
      [360, 240],
      [290, 330],
    ]),
    ...[50, 110, 170, 230].map((x) => line('main', 26, `M${x} ${300 + x * 0.52}v52`)),
    ...[280, 340, 400, 460].map((x) => line('main', 26, `M${x} ${440 - (x - 256) * 0.54}v40`)),
  ]),
  'thatch-ramp': [
    shape('main', 'M40 420 190 90H482L400 420Z'),
    ...[110, 190, 270, 350].map((y) =>
      line('main.shade', 9, Array.from({ length: 7 }, (_, i) => `M${196 - y * 0.42 + i * 48} ${y}v44`).join('')),
    ),
    ...Array.from({ length: 9 }, (_, i) => line('main', 28, `M${50 + i * 42} 410v40`)),
    line('bark', 22, 'M190 90H482'),
  ],
  'thatch-corner-1': [
    shape('main', 'M256 60 496 350 256 460 16 350Z'),
    shape('main.shade', 'M256 60 496 350 256 460Z'),
    ...thatchTufts([
      [170, 220],
      [120, 310],
      [200, 310],
      [210, 380],
    ]),
    at(0, 0, [line('main', 9, 'M330 220v44M390 310v44M310 320v44M300 390v36')]),
    ...[60, 120, 180, 240].map((x) => line('main', 26, `M${x} ${370 + x * 0.4}v34`)),
    line('bark', 22, 'M256 60V440'),
  ],
  'thatch-corner-2': [
    shape('main', 'M16 120 256 240V460L16 320Z'),
    shape('main', 'M496 120 256 240V460L496 320Z'),
    shape('main.shade', 'M496 120 256 240V460L496 320Z'),
    ...thatchTufts([
      [80, 190],
      [150, 230],
      [110, 290],
      [210, 320],
    ]),
    line('main', 9, 'M310 260v44M370 230v44M430 200v44M340 350v44M410 310v44'),
    line('bark', 22, 'M16 120 256 240 496 120'),
  ],
} satisfies Record<string, Glyph>

const glassEdge = (path: string): Glyph => [shape('main', path), line('main.lit', 16, path)]

/** Glass building pieces. */
export const glassGlyphs = {
  'glass-cube': [
    shape('main', 'M256 40 456 150V370L256 480 56 370V150Z'),
    shape('main.shade', 'M256 260 456 150V370L256 480Z'),
    shape('main.lit', 'M256 40 456 150 256 260 56 150Z'),
    line('white', 14, 'M256 40 456 150V370L256 480 56 370V150ZM56 150 256 260 456 150M256 260V480'),
    shine('M96 230 150 320'),
  ],
  'glass-frame': [
    shape('main', 'M60 60H452V452H60ZM170 170V342H342V170Z'),
    line('white', 18, 'M60 60H452V452H60ZM170 170H342V342H170Z'),
    shine('M90 150 150 90M90 400 120 370'),
    bar('copper', 60, 'M226 256H500'),
    bar('copper.lit', 10, 'M226 240H500'),
  ],
  'small-glass-panel': [...glassEdge('M146 146H366V366H146Z'), shine('M176 230 230 176M180 330 330 180')],
  'tall-glass-panel': [...glassEdge('M176 24H336V488H176Z'), shine('M206 130 250 86M206 300 306 200')],
  'large-glass-panel': [...glassEdge('M36 76H476V436H36Z'), shine('M76 190 150 116M80 340 300 120M180 400 300 280')],
  'short-glass-post': [
    shape('main.lit', 'M186 140 256 100 326 140 256 180Z'),
    shape('main', 'M186 140 256 180V440L186 400Z'),
    shape('main.shade', 'M326 140 256 180V440L326 400Z'),
    line('white', 12, 'M186 140 256 100 326 140V400L256 440 186 400ZM186 140 256 180 326 140M256 180V440'),
  ],
  'small-glass-slope': [
    shape('main', 'M126 380 286 180H430L340 380Z'),
    line('white', 16, 'M126 380 286 180H430L340 380Z'),
    shine('M220 330 300 230'),
  ],
  'long-glass-slope': [
    shape('main', 'M20 440 330 60H492L260 440Z'),
    line('white', 16, 'M20 440 330 60H492L260 440Z'),
    shine('M110 390 290 170M200 390 300 250'),
  ],
  'small-glass-triangle': [...glassEdge('M126 380 366 150V380Z'), shine('M260 340 330 270')],
  'long-glass-triangle': [...glassEdge('M16 400 496 160V400Z'), shine('M260 350 340 270M350 360 420 290')],
  'small-glass-corner': [
    shape('main', 'M256 150 390 300 256 380 122 300Z'),
    shape('main.shade', 'M256 150 390 300 256 380Z'),
    line('white', 14, 'M256 150 390 300 256 380 122 300ZM256 150V380'),
    shine('M176 290 220 240'),
  ],
  'large-glass-corner': [
    shape('main', 'M256 30 490 340 256 480 22 340Z'),
    shape('main.shade', 'M256 30 490 340 256 480Z'),
    line('white', 14, 'M256 30 490 340 256 480 22 340ZM256 30V480'),
    shine('M110 330 210 190M150 370 220 280'),
  ],
} satisfies Record<string, Glyph>
