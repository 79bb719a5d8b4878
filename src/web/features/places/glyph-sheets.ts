import { glyphNames } from '#model/game/glyph-names.ts'
import type { GlyphSheet } from '#web/ui/icon.tsx'
import { placeGlyphNames } from '#web/game-ui/place-looks.ts'

export const allGlyphs: GlyphSheet = { name: 'glyphs', glyphs: glyphNames }
/** The map and the towns show a dozen of them. */
export const placeGlyphs: GlyphSheet = { name: 'places', glyphs: placeGlyphNames }
