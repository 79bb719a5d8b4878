import { at, bar, box, disc, type Glyph, line, shape } from './glyph.ts'

const powerLine = (path: string): Glyph => [
  bar('coal', 84, path),
  bar('main', 60, path),
  bar('main.shade', 60, path, '16 44'),
  at(-4, -18, [bar('main.lit', 10, path)]),
]
const insulator = (x: number, y: number, turn = 0): Glyph[number] =>
  at(x, y, [box('iron', -34, -76, 32, 152, 12), box('iron', 4, -60, 28, 120, 10)], 1, turn)

/** Three parallel wires. */
const logicLine = (across: string, wires: readonly string[]): Glyph => [
  bar('coal', 132, across),
  ...wires.map((wire) => bar('main', 22, wire)),
]
const plug = (x: number, y: number, turn = 0): Glyph[number] =>
  at(x, y, [box('iron', -26, -88, 60, 176, 12), box('main', -16, -56, 26, 112, 6)], 1, turn)

/** Power and logic lines by their shape. */
export const cableGlyphs = {
  'power-straight': [...powerLine('M60 256H452'), insulator(84, 256), insulator(430, 256, 180)],
  'power-elbow': [...powerLine('M60 176H226A110 110 0 0 1 336 286V450'), insulator(84, 176), insulator(336, 428, -90)],
  'power-tee': [
    ...powerLine('M60 190H452'),
    ...powerLine('M256 222V450'),
    insulator(84, 190),
    insulator(430, 190, 180),
    insulator(256, 428, -90),
    box('iron', 198, 132, 116, 116, 20),
  ],
  'power-corner': [
    ...powerLine('M256 244V60'),
    ...powerLine('M256 244 94 402'),
    ...powerLine('M256 244 418 402'),
    insulator(256, 84, 90),
    insulator(110, 386, -44),
    insulator(402, 386, 224),
    disc('iron', 256, 244, 72),
    disc('main', 256, 244, 34),
  ],
  'power-diode': [
    ...powerLine('M40 256H472'),
    box('iron', 106, 122, 300, 268, 30),
    shape('main', 'M168 172V340L296 256Z'),
    box('main', 306, 172, 34, 168, 8),
  ],
  'power-valve': [
    ...powerLine('M40 342H472'),
    box('iron', 126, 240, 260, 204, 26),
    box('coal', 236, 262, 40, 110, 14),
    bar('iron', 34, 'M256 330 344 128'),
    disc('red', 350, 114, 52),
    disc('red.lit', 336, 98, 14),
  ],
  'power-light': [
    ...powerLine('M40 400H472'),
    box('iron', 178, 318, 156, 128, 18),
    disc('hot', 256, 190, 126),
    line('ember', 16, 'M214 196q20-44 42 0t42 0M214 196v96M298 196v96'),
    box('iron', 206, 292, 100, 48, 10),
    shape('hot.lit', 'M176 176A84 84 0 0 1 232 112L242 130A64 64 0 0 0 198 180Z'),
  ],
  'pilot-light': [
    line('volt', 22, 'M256 70V28M118 118 88 88M394 118 424 88M70 236H30M442 236H482'),
    shape('green', 'M136 300V236A120 120 0 0 1 376 236V300Z'),
    shape('green.lit', 'M176 250A84 84 0 0 1 240 160L250 178A66 66 0 0 0 196 250Z'),
    box('iron', 96, 300, 320, 76, 16),
    ...powerLine('M40 420H472'),
  ],
  'logic-straight': [...logicLine('M60 256H452', ['M60 214H452', 'M60 256H452', 'M60 298H452']), plug(66, 256), plug(446, 256, 180)],
  'logic-elbow': [
    ...logicLine('M60 180H220A112 112 0 0 1 332 292V450', [
      'M60 138H220A154 154 0 0 1 374 292V450',
      'M60 180H220A112 112 0 0 1 332 292V450',
      'M60 222H220A70 70 0 0 1 290 292V450',
    ]),
    plug(66, 180),
    plug(332, 444, -90),
  ],
  'logic-tee': [
    ...logicLine('M256 180V450', ['M214 222V450', 'M256 222V450', 'M298 222V450']),
    ...logicLine('M60 180H452', ['M60 138H452', 'M60 180H452', 'M60 222H452']),
    plug(66, 180),
    plug(446, 180, 180),
    plug(256, 444, -90),
  ],
  'logic-corner': [
    ...logicLine('M256 240V60', ['M222 240V60', 'M256 240V60', 'M290 240V60']),
    at(256, 240, logicLine('M0 0V210', ['M-34 0V210', 'M0 0V210', 'M34 0V210']), 1, 46),
    at(256, 240, logicLine('M0 0V210', ['M-34 0V210', 'M0 0V210', 'M34 0V210']), 1, -46),
    plug(256, 70, 90),
    plug(110, 384, -44),
    plug(402, 384, 224),
    disc('iron', 256, 240, 84),
    disc('main', 256, 240, 40),
  ],
} satisfies Record<string, Glyph>
