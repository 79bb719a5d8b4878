import { glyphs } from './glyphs.ts'
import { paintGlyph } from './glyph-paint.ts'
import { minify } from './minify.ts'
import type { TileItem } from './tile-rules.ts'
import { distinctPictures } from './tiles.ts'

/** Draws plants without the background of a tile, for pictures of growth, by file name. */
export function drawPlants(items: readonly (TileItem & { safe_name: string })[]): Map<string, string> {
  const pictures = distinctPictures(items)
  return new Map(
    items.flatMap(({ group, safe_name }, index) => {
      const glyph = glyphs[pictures[index]?.glyph ?? '']
      return group === 'crop' && glyph ? [[`${safe_name}.svg`, drawPlant(glyph)] as const] : []
    }),
  )
}

function drawPlant(glyph: (typeof glyphs)[string]): string {
  const { svg, gradients } = paintGlyph(glyph, { main: 'leaf', accent: 'moss' })
  return minify(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="96" height="96"><defs>${gradients}</defs>${svg}</svg>`,
  )
}
