import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Headings and numbers; what is read; what is read first. */
export type Face = 'cast' | 'text' | 'strong'

type TracedFace = { letters: Record<string, string>; kerning: Record<string, number> }
type Letter = { width: number; outline: string }
type TextStyle = { face: Face; size: number }

/** The outlines are in thousandths of the size. */
const unit = 1000
/** In large letters, the space between words may be smaller than the font has it. */
const tighterSpace = 55

let traced: Record<Face, TracedFace> | undefined

/** Read at the first picture: most processes never draw one. */
function readFace(face: Face): TracedFace {
  traced ??= JSON.parse(readFileSync(join(import.meta.dirname, 'traced-fonts.json'), 'utf8')) as Record<Face, TracedFace>
  return traced[face]
}

/** What of a text can be drawn: accents the font lacks are dropped, and so are letters of other scripts. */
export function toDrawable(text: string): string {
  const { letters } = readFace('text')
  const known = (drawn: string) => Object.hasOwn(letters, drawn)
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((sign) => (known(sign) ? sign : [...sign.normalize('NFKD')].filter(known).join('')))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

/** How wide a text is, in pixels. */
export function widthOf(text: string, { face, size }: TextStyle): number {
  return (place(text, face).width * size) / unit
}

/**
 * A text as outlines, its base line beginning at x and y. Pictures must look the same on a machine without any font, so no
 * text is left to the machine.
 */
export function letter(text: string, { x, y, face, size, colour }: TextStyle & { x: number; y: number; colour: string }): string {
  const scale = size / unit
  const outlines = place(text, face).letters.map(({ at, outline }) => `<path transform="translate(${at})" d="${outline}"/>`)
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})" fill="${colour}">${outlines.join('')}</g>`
}

function place(text: string, face: Face) {
  const { letters, kerning } = readFace(face)
  const placed: { at: number; outline: string }[] = []
  let width = 0
  let before = ''
  for (const character of text) {
    const found = readLetter(letters, character)
    if (!found) continue
    width += kerning[before + character] ?? 0
    if (found.outline) placed.push({ at: width, outline: found.outline })
    width += found.width - (character === ' ' && face === 'cast' ? tighterSpace : 0)
    before = character
  }
  return { width, letters: placed }
}

function readLetter(letters: Record<string, string>, character: string): Letter | undefined {
  if (!Object.hasOwn(letters, character)) return undefined
  const [width = '0', ...outline] = (letters[character] ?? '').split(' ')
  return { width: Number(width), outline: outline.join(' ') }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
