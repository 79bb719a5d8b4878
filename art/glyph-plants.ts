import { at, bar, box, disc, glint, type Glyph, line, oval, type Paint, shape, sized } from './glyph.ts'

const leafBlade = (paint: Paint, x: number, y: number, length: number, turn: number, half = 44): Glyph[number] =>
  at(
    x,
    y,
    [
      shape(
        paint,
        `M0 0C${-half}-${length * 0.3} ${-half}-${length * 0.7} 0-${length} ${half}-${length * 0.7} ${half}-${length * 0.3} 0 0Z`,
      ),
      line(`${paint}.lit` as Paint, 8, `M0-${length * 0.15}V-${length * 0.8}`),
    ],
    1,
    turn,
  )
const ground = oval('dirt', 256, 470, 170, 34)
const fan = (angles: readonly number[], draw: (angle: number) => Glyph[number]) => angles.map(draw)

/** The ten plants of the seed bags. The game names them; the look is ours. */
export const plants = {
  // Broad, fleshy leaves in a rosette.
  afage: [
    ground,
    ...fan([-78, 78, -46, 46, -20, 20, 0], (turn) => leafBlade('water', 256, 460, 380 - Math.abs(turn), turn, 66)),
    disc('pink', 256, 96, 36),
    disc('volt', 256, 96, 14),
  ],
  'ember-spice': [
    ground,
    line('moss', 22, 'M256 460C250 330 262 200 256 90M256 300C200 280 170 240 150 190M256 260C310 240 340 200 366 150'),
    leafBlade('leaf', 256, 330, 140, -70),
    leafBlade('leaf', 256, 350, 140, 66),
    leafBlade('leaf', 256, 140, 110, 0),
    ...[
      [150, 200],
      [366, 160],
      [226, 130],
      [306, 290],
      [190, 330],
    ].map(([x = 0, y = 0]) =>
      at(x, y, [
        shape('ember', 'M-24 0C-40 60-20 110 10 140 30 100 40 50 26 0Z'),
        line('ember.lit', 9, 'M-8 20C-16 56-6 80 4 100'),
        bar('moss', 16, 'M0 6V-22'),
      ]),
    ),
  ],
  frostspine: [
    ground,
    ...fan([-66, 66, -40, 40, -18, 18, 0], (turn) =>
      at(
        256,
        460,
        [
          shape('frost', `M-34 0-24-${250 - Math.abs(turn)} 0-${400 - Math.abs(turn) * 2} 26-${240 - Math.abs(turn)} 34 0Z`),
          shape('white', `M-20-20-14-${230 - Math.abs(turn)} 0-${380 - Math.abs(turn) * 2} 0-20Z`),
        ],
        1,
        turn,
      ),
    ),
    glint(140, 130, 0.9),
    glint(390, 180, 0.7),
  ],
  // Sticky bulbs that hang and drip.
  gluuin: [
    ground,
    line('moss', 26, 'M256 460V250C256 120 330 90 400 120M256 300C200 180 150 160 110 190M256 220C240 140 250 100 256 70'),
    ...[
      [400, 190, 1],
      [112, 270, 1.1],
      [256, 120, 0.9],
      [330, 330, 0.8],
    ].map(([x = 0, y = 0, scale = 1]) =>
      at(
        x,
        y,
        [
          shape('slime', 'M0-84C60-60 76-10 70 26 60 66 30 72 16 76L0 120-16 76C-30 72-60 66-70 26-76-10-60-60 0-84Z'),
          disc('slime.lit', -24, -14, 16),
          disc('white', -26, -18, 7),
        ],
        scale,
      ),
    ),
  ],
  'green-cane': [
    ground,
    ...[
      [150, 150],
      [256, 40],
      [356, 110],
    ].flatMap(([x = 0, top = 0]) => [
      bar('leaf.shade', 54, `M${x} 470V${top}`),
      bar('leaf', 44, `M${x} 470V${top}`),
      bar('leaf.lit', 54, `M${x} ${top + 40}v10M${x} ${top + 140}v10M${x} ${top + 240}v10`),
    ]),
    leafBlade('green', 150, 190, 130, -60),
    leafBlade('green', 256, 120, 150, 62),
    leafBlade('green', 256, 240, 140, -54),
    leafBlade('green', 356, 200, 120, 58),
  ],
  'hill-lavender': [
    ground,
    ...[
      [-34, 150],
      [-15, 100],
      [4, 70],
      [22, 110],
      [40, 170],
    ].map(([turn = 0, top = 0]) =>
      at(
        256,
        466,
        [
          bar('moss', 14, `M0 0V-${400 - top}`),
          ...[0, 1, 2, 3, 4, 5].map((i) => oval('lavender', i % 2 ? 12 : -12, -(440 - top) + i * 34 + 20, 26 - Math.abs(2 - i), 22)),
        ],
        1,
        turn,
      ),
    ),
  ],
  'lunar-leaf': [
    ground,
    line('moss', 22, 'M256 460C250 400 256 340 256 300'),
    shape('moon', 'M330 40C180 30 90 140 110 260 130 370 250 410 350 350 250 350 200 290 196 220 192 150 240 80 330 40Z'),
    line('moon.shade', 12, 'M256 370C170 340 140 260 150 190M156 250 200 230M170 300 210 270M150 190 192 180'),
    leafBlade('leaf', 256, 450, 130, 62),
    leafBlade('leaf', 256, 450, 120, -66),
    disc('white', 370, 150, 12),
    disc('white', 410, 230, 9),
    glint(330, 220, 0.7),
  ],
  'regal-rye': [
    ground,
    ...[
      [-26, 60],
      [0, 0],
      [26, 60],
    ].map(([turn = 0, top = 0]) =>
      at(
        256,
        466,
        [
          bar('straw', 16, `M0 0V-${400 - top}`),
          ...[0, 1, 2, 3].flatMap((i) => [
            leafBlade('gold', 0, -(230 - top) - i * 48, 84, -36, 22),
            leafBlade('gold', 0, -(230 - top) - i * 48, 84, 36, 22),
          ]),
          leafBlade('gold', 0, -(400 - top), 74, 0, 20),
        ],
        1,
        turn,
      ),
    ),
  ],
  'streed-thorn': [
    ground,
    line('bark', 34, 'M180 460C90 360 330 320 300 220 280 140 160 170 190 90M300 460C420 400 300 330 370 250 410 190 360 130 400 70'),
    ...[
      [140, 400, -80],
      [230, 340, 20],
      [310, 280, 90],
      [250, 170, -20],
      [180, 130, -90],
      [350, 420, 90],
      [330, 330, -80],
      [400, 220, 90],
      [370, 110, -70],
    ].map(([x = 0, y = 0, turn = 0]) => at(x, y, [shape('bone', 'M-16 12 0-56 16 12Z')], 1, turn)),
    disc('velvet', 190, 84, 44),
    disc('pink', 190, 84, 18),
    disc('velvet', 402, 66, 36),
    disc('pink', 402, 66, 15),
  ],
  'wild-bower': [
    ground,
    bar('bark', 40, 'M256 460V300'),
    disc('moss', 150, 280, 110),
    disc('moss', 362, 280, 110),
    disc('leaf', 256, 180, 136),
    disc('leaf', 180, 300, 90),
    disc('leaf', 332, 310, 90),
    ...[
      [170, 180, 'white'],
      [300, 110, 'pink'],
      [340, 240, 'white'],
      [220, 280, 'pink'],
      [120, 300, 'volt'],
      [400, 310, 'pink'],
    ].map(([x, y, paint]) =>
      at(Number(x), Number(y), [
        ...[0, 72, 144, 216, 288].map((turn) => at(0, 0, [disc(paint as Paint, 0, -20, 17)], 1, turn)),
        disc('gold', 0, 0, 13),
      ]),
    ),
  ],
} satisfies Record<string, Glyph>

/** A sack with the plant printed on it. */
const seedBag = (plant: Glyph): Glyph => [
  shape('straw', 'M120 110C60 200 30 330 70 440 90 490 422 490 442 440 482 330 452 200 392 110Z'),
  shape('straw.lit', 'M140 150C96 230 76 330 100 420 84 320 110 220 170 150Z'),
  shape('straw', 'M150 30 190 56 230 26 270 54 312 26 362 36 386 112H126Z'),
  line('bark', 24, 'M122 118Q256 150 390 118'),
  disc('paper', 256, 310, 140),
  sized(plant, 0.52, 0, 56),
]

/** What grows, and the bags it grows from: `afage` and `afage-seed-bag`. */
export const plantGlyphs: Record<string, Glyph> = {
  ...plants,
  ...Object.fromEntries(Object.entries(plants).map(([name, plant]) => [`${name}-seed-bag`, seedBag(plant)])),
  seedling: [ground, line('moss', 26, 'M256 460V230'), leafBlade('leaf', 256, 290, 210, -56, 70), leafBlade('leaf', 256, 260, 220, 50, 70)],
  'seed-bag': seedBag([leafBlade('leaf', 256, 400, 260, -30, 80), leafBlade('leaf', 256, 400, 260, 34, 80)]),
  'planter-box': [
    ...[130, 256, 380].flatMap((x) => [leafBlade('leaf', x, 290, 190, -26), leafBlade('leaf', x, 290, 200, 24)]),
    disc('red', 256, 110, 40),
    disc('volt', 256, 110, 16),
    disc('pink', 120, 140, 34),
    disc('volt', 392, 140, 34),
    box('dirt', 60, 260, 392, 60, 10),
    box('wood', 36, 290, 440, 160, 12),
    bar('wood.shade', 12, 'M36 344H476M36 398H476'),
    box('wood.lit', 50, 300, 412, 12, 6),
    box('wood', 70, 446, 60, 40, 4),
    box('wood', 382, 446, 60, 40, 4),
  ],
  cactus: [
    line('green', 96, 'M256 360V120'),
    line('green', 60, 'M256 290H150V200M256 250H366V150'),
    line('green.lit', 9, 'M236 340V110M276 340V110M142 240V196M358 200V150'),
    disc('pink', 256, 64, 32),
    shape('clay', 'M140 350H372L340 490H172Z'),
    box('clay', 120, 330, 272, 56, 10),
    box('clay.lit', 136, 340, 240, 12, 6),
  ],
}
