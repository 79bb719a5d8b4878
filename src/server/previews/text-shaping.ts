import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fonts: headings and numbers (cast), running text (text), emphasis (strong). */
export type Face = 'cast' | 'text' | 'strong'

type TracedFace = { letters: Record<string, string>; kerning: Record<string, number> }
type Letter = { width: number; outline: string }
type TextStyle = { face: Face; size: number }

/** Outlines are in thousandths of the font size. */
const unit = 1000
/** Word spaces of the heading font are narrowed by this. */
const tighterSpace = 55

let traced: Record<Face, TracedFace> | undefined

/** Loaded on first use. */
function readFace(face: Face): TracedFace {
  traced ??= JSON.parse(readFileSync(join(import.meta.dirname, 'traced-fonts.json'), 'utf8')) as Record<Face, TracedFace>
  return traced[face]
}

/** Drops accents and characters that the font lacks. */
export function toDrawable(text: string): string {
  const { letters } = readFace('text')
  const hasGlyph = (character: string) => Object.hasOwn(letters, character)
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((character) => (hasGlyph(character) ? character : [...character.normalize('NFKD')].filter(hasGlyph).join('')))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

/** Width of a text in pixels. */
export function measureText(text: string, { face, size }: TextStyle): number {
  return (layOut(text, face).width * size) / unit
}

/**
 * Draws a text as outlines, its baseline starting at x and y. Outlines look the same on machines without fonts.
 */
export function drawText(text: string, { x, y, face, size, colour }: TextStyle & { x: number; y: number; colour: string }): string {
  const scale = size / unit
  const outlines = layOut(text, face).letters.map(({ at, outline }) => `<path transform="translate(${at})" d="${outline}"/>`)
  return `<g transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) scale(${scale})" fill="${colour}">${outlines.join('')}</g>`
}

function layOut(text: string, face: Face) {
  const { letters, kerning } = readFace(face)
  const placed: { at: number; outline: string }[] = []
  let width = 0
  let before = ''
  for (const character of text) {
    const glyph = readLetter(letters, character)
    if (!glyph) continue
    width += kerning[before + character] ?? 0
    if (glyph.outline) placed.push({ at: width, outline: glyph.outline })
    width += glyph.width - (character === ' ' && face === 'cast' ? tighterSpace : 0)
    before = character
  }
  return { width, letters: placed }
}

function readLetter(letters: Record<string, string>, character: string): Letter | undefined {
  if (!Object.hasOwn(letters, character)) return undefined
  const [width = '0', ...outline] = (letters[character] ?? '').split(' ')
  return { width: Number(width), outline: outline.join(' ') }
}

/** Rounds to a hundredth of a pixel. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 100) / 100
}
