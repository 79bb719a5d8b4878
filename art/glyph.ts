import type { Material } from './tile-materials.ts'

/** A material, or the one the picture chooses; `.lit` and `.shade` are its flat light and dark tone. */
export type Paint = Ink | `${Ink}.lit` | `${Ink}.shade`
type Ink = Material | 'main' | 'accent'

/** A glyph is drawn on a 512 grid from painted parts, back to front. */
export type Glyph = readonly Part[]
export type Part = Area | Line | Group
/** A filled shape; `outline` is an SVG element without its paint. */
export type Area = { kind: 'area'; paint: Paint; outline: string }
export type Line = { kind: 'line'; paint: Paint; width: number; path: string; dash?: string; cap: 'butt' | 'round' }
/** `isLocal`: drawn around its own origin, so the gradient of the grid does not apply. */
export type Group = { kind: 'group'; transform: string; parts: Glyph; isLocal: boolean }

export const shape = (paint: Paint, path: string): Area => ({ kind: 'area', paint, outline: `path d="${path}"` })

/** A rectangle; all lengths are units of the grid. */
export const box = (paint: Paint, x: number, y: number, width: number, height: number, radius = 8): Area => ({
  kind: 'area',
  paint,
  outline: `rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`,
})

/** A circle around x and y. */
export const disc = (paint: Paint, x: number, y: number, radius: number): Area => ({
  kind: 'area',
  paint,
  outline: `circle cx="${x}" cy="${y}" r="${radius}"`,
})

/** An ellipse; `wide` and `high` are its radii. */
export const oval = (paint: Paint, x: number, y: number, wide: number, high: number): Area => ({
  kind: 'area',
  paint,
  outline: `ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}"`,
})

/** A stroke along a path, `width` units wide. */
export const line = (paint: Paint, width: number, path: string, dash?: string): Line => ({
  kind: 'line',
  paint,
  width,
  path,
  ...(dash && { dash }),
  cap: 'round',
})

/** A line with butt ends, such as a pipe. */
export const bar = (paint: Paint, width: number, path: string, dash?: string): Line => ({
  ...line(paint, width, path, dash),
  cap: 'butt',
})

/** Moves the origin of parts to x,y, then scales and rotates (degrees). */
export const at = (x: number, y: number, parts: Glyph, scale = 1, turn = 0): Group => ({
  kind: 'group',
  transform: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`,
  parts,
  isLocal: true,
})

/** Scales a glyph around the middle of the grid, then moves it. */
export const sized = (parts: Glyph, scale: number, x = 0, y = 0): Group => ({
  ...at(256 * (1 - scale) + x, 256 * (1 - scale) + y, parts, scale),
  isLocal: false,
})

/** Rotates around the middle of the grid. */
export const turned = (parts: Glyph, degrees: number): Group => ({
  kind: 'group',
  transform: `rotate(${degrees} 256 256)`,
  parts,
  isLocal: false,
})

/** Mirrors left and right. */
export const mirrored = (parts: Glyph): Group => ({
  kind: 'group',
  transform: 'translate(512 0) scale(-1 1)',
  parts,
  isLocal: false,
})

const digitPaths = [
  'M50 10C80 10 90 40 90 70S80 130 50 130 10 100 10 70 20 10 50 10Z',
  'M22 40 56 12V130',
  'M14 40C18 10 86 0 86 46 86 80 14 96 14 130H88',
  'M14 22C50-2 88 16 84 42 80 66 44 66 44 66 44 66 90 66 88 98 84 136 26 140 10 112',
  'M70 130V12L10 92H92',
  'M84 12H24L18 62C44 50 90 56 88 94 86 136 26 140 10 114',
  'M80 14C40 20 12 60 12 94 12 120 30 130 50 130S88 118 88 92 70 60 50 60 14 76 12 94',
  'M10 12H88L40 130',
  'M50 66C20 66 18 12 50 12S80 66 50 66C8 66 8 130 50 130S92 66 50 66Z',
  'M88 48C86 74 70 82 50 82S12 72 12 46 30 12 50 12 88 22 88 48C88 84 60 124 22 130',
]

/** A number as strokes, independent of fonts; each digit is 100 wide and 140 high. */
export const number = (paint: Paint, width: number, digits: string): Glyph =>
  [...digits].map((digit, i) => at(i * 124, 0, [line(paint, width, digitPaths[Number(digit)] ?? 'M10 70H90')]))

const starPath = 'M0-40 9-9 40 0 9 9 0 40-9 9-40 0-9-9Z'
/** A four-pointed glint. */
export const glint = (x: number, y: number, scale = 1): Group => at(x, y, [shape('white', starPath)], scale)
