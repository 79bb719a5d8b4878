import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { inkGlyph } from './glyph-paint.ts'
import { glyphs } from './glyphs.ts'
import { minify } from './minify.ts'
import { signGlyphs } from './sign-glyphs.ts'

const { resolve } = createRequire(import.meta.url)
const lucideFolder = join(dirname(resolve('lucide-static/package.json')), 'icons')

type GameIcons = { icons: Record<string, { body: string }> }
let gameIcons: GameIcons['icons'] | undefined

function readGameIcons(): GameIcons['icons'] {
  gameIcons ??= (JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as GameIcons).icons
  return gameIcons
}

/** The sheet of line icons, which every page needs many of: `<use href="icons.svg#search">`. */
export function buildSprite(iconNames: readonly string[]): string {
  return toSheet([...new Set(iconNames)].toSorted().map(lucideSymbol))
}

/**
 * One glyph in a file of its own, because a page needs few of them: `<use href="glyphs/anvil.svg#g-anvil">`. It is looked for
 * among our own signs, then on game-icons.net, then among those of the tiles.
 */
export function buildGlyph(name: string): string {
  return toSheet([glyphSymbol(name)])
}

function toSheet(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function lucideSymbol(name: string): string {
  const file = join(lucideFolder, `${name}.svg`)
  if (!existsSync(file)) {
    const known = readdirSync(lucideFolder).map((entry) => entry.replace(/\.svg$/, ''))
    throw new Error(unknownName('Lucide icon', name, known))
  }
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shrunkBody(
    readFileSync(file, 'utf8'),
  )}</symbol>`
}

function glyphSymbol(name: string): string {
  const fromTiles = glyphs[name]
  const body = signGlyphs[name] ?? readGameIcons()[name]?.body ?? (fromTiles && inkGlyph(fromTiles))
  if (!body) {
    const known = [signGlyphs, readGameIcons(), glyphs].flatMap((source) => Object.keys(source))
    throw new Error(unknownName('glyph', name, known))
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`
  return `<symbol id="g-${name}" viewBox="0 0 512 512" fill="currentColor">${shrunkBody(svg)}</symbol>`
}

/** What is inside a minified picture. Paint stays on the symbol, so what the outer element said is dropped with it. */
function shrunkBody(svg: string): string {
  return minify(svg)
    .replace(/^.*?<svg[^>]*>/s, '')
    .replace(/<\/svg>\s*$/, '')
}

function unknownName(kind: string, name: string, known: readonly string[]): string {
  const nearest = known.reduce((best, candidate) => (distance(name, candidate) < distance(name, best) ? candidate : best))
  return `There is no ${kind} called "${name}". The nearest name is "${nearest}".`
}

/** How many letters have to change to turn one name into the other. */
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
