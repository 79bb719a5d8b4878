import type { GlyphName } from '#model/game/glyph-names.ts'
import type { LinkedItem } from '#model/items/item.ts'
import { paths } from '#model/wiki/paths.ts'

/** Something to collect. `tile` is null without a picture; then `glyph` is drawn. */
export type GameThing = { name: string; safe_name: string; path: string; tile: string | null; glyph?: GlyphName }

export const toGameThing = ({ name, safe_name }: Pick<LinkedItem, 'name' | 'safe_name'>): GameThing => ({
  name,
  safe_name,
  path: paths.item(safe_name),
  tile: safe_name,
})
