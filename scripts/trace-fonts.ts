// Traces the letters of the site's fonts for the preview pictures. Run it only when a font changes:
//   npm install --no-save fontkit wawoff2 && node_modules/node/bin/node scripts/trace-fonts.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** Types of the packages, which are not dependencies. */
type Font = {
  characterSet: number[]
  layout: (text: string, features?: Record<string, boolean>) => { glyphs: Glyph[]; positions: { xAdvance: number }[] }
}
type Glyph = { advanceWidth: number; path: Outline }
type Outline = { commands: { command: keyof typeof marks; args: number[] }[] }

const root = resolve(import.meta.dirname, '..')
const load = createRequire(process.env.TRACER_PACKAGES ?? join(root, 'package.json'))
const fontkit = load('fontkit') as { create: (file: Buffer) => { getVariation: (axes: { wght: number }) => Font } }
const woff2 = load('wawoff2') as { decompress: (file: Buffer) => Promise<Uint8Array> }

/** The three fonts of a preview picture, in the weights of tokens.css. */
const faces = {
  cast: { file: 'rokkitt-latin-wght-normal.woff2', weight: 780 },
  text: { file: 'hanken-grotesk-latin-wght-normal.woff2', weight: 420 },
  strong: { file: 'hanken-grotesk-latin-wght-normal.woff2', weight: 650 },
}
/** Characters whose pairs are kerned; accented letters are not. */
const kerned = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;\'’"“”-–()&!?/ '
/** Smaller kerning is left out; in thousandths of the font size. */
const minMove = 6

const marks = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

const traced: Record<string, { letters: Record<string, string>; kerning: Record<string, number> }> = {}
for (const [face, { file, weight }] of Object.entries(faces)) {
  const packed = readFileSync(join(root, 'public', 'assets', 'fonts', file))
  const font = fontkit.create(Buffer.from(await woff2.decompress(packed))).getVariation({ wght: weight })
  traced[face] = { letters: traceGlyphs(font), kerning: listKerning(font) }
}
const target = join(root, 'src', 'server', 'previews', 'traced-fonts.json')
writeFileSync(target, `${JSON.stringify(traced, null, 2)}\n`)
console.log(`Wrote ${target}.`)

/** Width and outline of each glyph, in thousandths of the font size, y downward from the baseline. */
function traceGlyphs(font: Font) {
  const letters: Record<string, string> = {}
  for (const code of font.characterSet) {
    const letter = String.fromCodePoint(code)
    if (/[\p{M}\p{C}\p{Zl}\p{Zp}]/u.test(letter)) continue
    const [glyph] = font.layout(letter).glyphs
    if (!glyph) continue
    letters[letter] = `${Math.round(glyph.advanceWidth)} ${toOutline(glyph.path)}`.trim()
  }
  return letters
}

function toOutline(path: Outline) {
  return path.commands
    .map(({ command, args }) => marks[command] + args.map((value, index) => Math.round(index % 2 ? -value : value) + 0).join(' '))
    .join('')
}

/** Kerning of each pair. Ligatures are left out, because each letter is drawn separately. */
function listKerning(font: Font) {
  const moves: Record<string, number> = {}
  for (const first of kerned) {
    for (const second of kerned) {
      const { positions, glyphs } = font.layout(first + second, { liga: false, clig: false, dlig: false })
      const move = Math.round((positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0))
      if (glyphs.length === 2 && Math.abs(move) >= minMove) moves[first + second] = move
    }
  }
  return moves
}
