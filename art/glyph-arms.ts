import { at, bar, box, disc, type Glyph, line, oval, type Paint, shape, turned } from './glyph.ts'

const bladeDown = (length: number, half: number): Glyph => [
  shape('main', `M${256 - half} 190H${256 + half}V${190 + length - 60}L256 ${190 + length} ${256 - half} ${190 + length - 60}Z`),
  shape('main.lit', `M${256 - half + 6} 196H254V${180 + length - 30}L${256 - half + 6} ${190 + length - 64}Z`),
]
const hilt = (guard: number, grip: Paint): Glyph => [
  box(grip, 236, 60, 40, 130, 10),
  box('accent', 256 - guard, 170, guard * 2, 36, 14),
  disc('accent', 256, 50, 32),
]

/** Weapons and the cage: what the anvil and the workbench make of bars. */
export const armsGlyphs = {
  dagger: [turned([...bladeDown(250, 36), ...hilt(90, 'leather')], 225)],
  sword: [turned([at(0, -30, [...bladeDown(370, 40), ...hilt(120, 'leather')])], 225)],
  axe: [
    turned(
      [
        bar('wood.shade', 44, 'M256 500V40'),
        bar('wood', 36, 'M256 498V40'),
        shape('main', 'M236 90H290C340 90 400 60 430 20 470 110 470 200 430 290 400 240 340 220 290 220H236Z'),
        shape('main.lit', 'M430 20C470 110 470 200 430 290 440 200 440 110 430 20Z'),
      ],
      40,
    ),
  ],
  'battle-axe': [
    turned(
      [
        bar('wood.shade', 44, 'M256 500V30'),
        bar('leather', 36, 'M256 498V30'),
        shape('main', 'M276 90C340 90 390 60 420 10 480 110 480 210 420 310 390 260 340 240 276 240Z'),
        shape('main', 'M236 90C172 90 122 60 92 10 32 110 32 210 92 310 122 260 172 240 236 240Z'),
        shape('main.lit', 'M420 10C480 110 480 210 420 310 440 210 440 110 420 10ZM92 10C32 110 32 210 92 310 72 210 72 110 92 10Z'),
        box('accent', 222, 80, 68, 170, 10),
        disc('ruby', 256, 164, 22),
      ],
      38,
    ),
  ],
  shield: [
    shape('main', 'M256 24Q350 84 456 84 470 360 256 490 42 360 56 84 162 84 256 24Z'),
    shape('accent', 'M256 84Q330 124 408 128 408 330 256 430 104 330 104 128 182 124 256 84Z'),
    line('main', 40, 'M256 70V450M90 220H422'),
    disc('main', 256, 220, 56),
    disc('main.lit', 244, 206, 18),
  ],
  cage: [
    line('main', 22, 'M256 70V30'),
    disc('main', 256, 30, 22),
    line('main', 26, 'M90 420V270C90 140 160 76 256 76S422 140 422 270V420'),
    line(
      'main',
      18,
      'M256 80V420M172 110C150 180 146 230 146 420M340 110C362 180 366 230 366 420M200 92C196 160 200 220 200 420M312 92C316 160 312 220 312 420',
    ),
    box('main', 70, 250, 372, 30, 8),
    box('main', 60, 410, 392, 60, 14),
    box('main.lit', 80, 420, 352, 14, 7),
  ],
  blunderbuss: [
    turned(
      [
        shape('wood', 'M20 300 50 220 170 200 210 240 340 240V286H230L150 300 60 360Z'),
        bar('main', 52, 'M180 216H400'),
        shape('main', 'M380 184 492 150V290L380 246Z'),
        oval('coal', 490, 220, 16, 60),
        bar('main.lit', 9, 'M190 204H390'),
        bar('brass', 60, 'M240 190V250M320 190V250'),
        line('iron', 22, 'M196 200 176 160 210 150'),
        line('brass', 14, 'M200 300C200 350 260 350 256 290'),
      ],
      -28,
    ),
  ],
} satisfies Record<string, Glyph>

/** Six finds from under the digsites: worn, and green with age. */
export const relicGlyphs = {
  'arrow-relic': [
    turned(
      [
        bar('bark', 26, 'M256 110V430'),
        shape('main', 'M256 10 330 150 256 120 182 150Z'),
        shape('main.lit', 'M256 10 256 120 182 150Z'),
        shape('bone', 'M256 380 300 420V500L256 462 212 500V420Z'),
        bar('straw', 36, 'M256 140V180'),
      ],
      45,
    ),
  ],
  'cross-relic': [
    shape('main', 'M206 30H306L296 150 420 140V240L296 230 312 480H200L216 230 92 240V140L216 150Z'),
    shape('main.lit', 'M222 46H250L240 460H218L236 214 108 224V158L236 166Z'),
    disc('main.shade', 256, 190, 42),
    disc('ruby', 256, 190, 26),
    line('main.shade', 10, 'M270 320 290 350 272 380M130 180 150 200'),
  ],
  'goblet-relic': [
    shape(
      'main',
      'M110 40H402C402 200 350 270 290 290V380C360 390 390 420 390 470H122C122 420 152 390 222 380V290C162 270 110 200 110 40Z',
    ),
    oval('main.shade', 256, 46, 146, 34),
    shape('main.lit', 'M140 80C144 180 180 240 220 262 180 210 176 140 176 84Z'),
    disc('ruby', 256, 160, 34),
    disc('sapphire', 170, 140, 20),
    disc('sapphire', 342, 140, 20),
    box('main.shade', 206, 300, 100, 30, 12),
  ],
  'skull-relic': [
    shape('main', 'M256 40C390 40 460 130 440 250 434 300 400 320 380 350V420H132V350C112 320 78 300 72 250 52 130 122 40 256 40Z'),
    shape('main.lit', 'M120 200C120 130 170 80 230 66 170 110 150 160 150 240Z'),
    oval('coal', 178, 240, 56, 62),
    oval('coal', 334, 240, 56, 62),
    shape('coal', 'M256 290 290 350H222Z'),
    bar('main.shade', 14, 'M190 372V420M234 372V420M278 372V420M322 372V420'),
    shape('main', 'M150 420H362V470Q256 500 150 470Z'),
    bar('main.shade', 12, 'M212 430V478M256 430V484M300 430V478'),
    line('main.shade', 9, 'M340 70 320 120 350 150'),
  ],
  'spyglass-relic': [
    turned(
      [
        box('main', 166, 20, 180, 150, 12),
        box('main', 190, 160, 132, 160, 8),
        box('main', 212, 310, 88, 170, 8),
        oval('glass', 256, 30, 80, 24),
        bar('brass', 36, 'M160 150H352M184 300H328M206 470H306'),
        bar('main.lit', 16, 'M190 60V140M210 190V280M230 330V450'),
        bar('leather', 40, 'M190 230H322'),
      ],
      45,
    ),
  ],
  'sword-relic': [
    turned(
      [
        at(0, -20, [
          shape('main', 'M216 190H296V300L282 320 296 350V460L256 520 216 460V400L228 380 216 350Z'),
          shape('main.lit', 'M226 200H252V480L226 450V404L240 380 226 346Z'),
          shape('rust', 'M270 240 296 250V290L276 280ZM226 420 250 430 240 460 226 450Z'),
          box('bone', 236, 60, 40, 130, 8),
          box('rust', 146, 168, 220, 36, 12),
          disc('rust', 256, 50, 30),
          bar('main.shade', 8, 'M240 90H272M240 120H272M240 150H272'),
        ]),
      ],
      225,
    ),
  ],
} satisfies Record<string, Glyph>
