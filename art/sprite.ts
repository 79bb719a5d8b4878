import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { optimize } from 'svgo'

import { footerStrata } from './footer-strata.ts'
import { inkGlyph } from './glyph-paint.ts'
import { glyphs } from './glyphs.ts'
import { minify } from './minify.ts'
import { signGlyphs } from './sign-glyphs.ts'

const { resolve } = createRequire(import.meta.url)
type IconSet = Record<string, { body: string }>
const read = new Map<string, IconSet>()

/** Reads an icon package: `lucide`, `game-icons`. */
function readIcons(set: string): IconSet {
  const icons = read.get(set) ?? (JSON.parse(readFileSync(resolve(`@iconify-json/${set}/icons.json`), 'utf8')) as { icons: IconSet }).icons
  read.set(set, icons)
  return icons
}

/** Colors of the ground layers above the footer, from the top: custom properties of the page that uses them, and the footer's own. */
const strataColors = ['var(--stone-2)', 'var(--stone-4)', '#1a130e']

/** Builds the shapes of every page: the layers above the footer (`<use href="shapes.svg#strata">`). */
export function buildShapes(): string {
  const layers = footerStrata.map((shape, layer) => `<path fill="${strataColors[layer]}" d="${shape}"/>`)
  return toSheet([`<g id="strata">${layers.join('')}</g>`])
}

/**
 * Builds a column of all icons, each 24 high: the mask of `.i` (base.css). Masks are stretched, so the column fits boxes of any pixels.
 * Each icon is one path without a transform, because browsers lay out and paint the whole column for each size of an icon.
 */
export function buildIcons(names: readonly string[]): string {
  const column = names.map((name, index) => buildIcon(name, 24 * index)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${24 * names.length}" preserveAspectRatio="none" ${outline}>${column}</svg>`
}

/**
 * Builds the file of one glyph: `<use href="glyphs/anvil.svg#g-anvil">`. The glyph comes from `signGlyphs`, game-icons.net or the tiles,
 * in this order.
 */
export function buildGlyph(name: string): string {
  return toSheet([glyphSymbol(name)])
}

/** Builds a sheet of several glyphs. */
export function buildGlyphSheet(names: readonly string[]): string {
  return toSheet([...new Set(names)].map(glyphSymbol))
}

function toSheet(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const outline = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/** The path of a Lucide icon, moved down by `top`. */
function buildIcon(name: string, top: number): string {
  const lines = readIcons('lucide')
  const body = lines[name]?.body
  if (!body) throw new Error(unknownName('Lucide icon', name, Object.keys(lines)))
  // Attributes on the outer element apply to all parts.
  const parts = body.replaceAll(` ${outline}`, '').replace(/<rect ([^>]*)\/>/g, (_rect, attributes: string) => toRoundedPath(attributes))
  const plugins = [
    { name: 'preset-default', params: { overrides: { convertShapeToPath: { convertArcs: true }, mergePaths: { force: true } } } } as const,
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${outline}><g transform="translate(0 ${top})">${parts}</g></svg>`
  return bodyOf(optimize(svg, { floatPrecision: 2, plugins }).data)
}

/** A rectangle with round corners as a path, which can be moved and merged. */
function toRoundedPath(attributes: string): string {
  const toNumber = (name: string) => Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0)
  const [width, height, round] = [toNumber('width'), toNumber('height'), toNumber('rx')]
  const corner = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`
  const [across, down] = [width - 2 * round, height - 2 * round]
  return `<path d="M${toNumber('x') + round} ${toNumber('y')}h${across}${corner(round, round)}v${down}${corner(-round, round)}h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z"/>`
}

function glyphSymbol(name: string): string {
  const fromTiles = glyphs[name]
  const body = signGlyphs[name] ?? readIcons('game-icons')[name]?.body ?? (fromTiles && inkGlyph(fromTiles))
  if (!body) {
    const names = [signGlyphs, readIcons('game-icons'), glyphs].flatMap((source) => Object.keys(source))
    throw new Error(unknownName('glyph', name, names))
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`
  return `<symbol id="g-${name}" viewBox="0 0 512 512" fill="currentColor">${bodyOf(minify(svg))}</symbol>`
}

/** An SVG without its outer element. */
const bodyOf = (svg: string) => svg.replace(/^.*?<svg[^>]*>/s, '').replace(/<\/svg>\s*$/, '')

function unknownName(kind: string, name: string, names: readonly string[]): string {
  const nearest = names.reduce((best, candidate) => (distance(name, candidate) < distance(name, best) ? candidate : best))
  return `There is no ${kind} called "${name}". The nearest name is "${nearest}".`
}

/** Levenshtein distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const swap = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
