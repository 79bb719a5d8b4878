import { paths } from '#model/wiki/paths.ts'
import type { Plate } from '#web/ui/plate.tsx'

type PlateOf = React.ComponentProps<typeof Plate>

const towns: PlateOf = {
  title: 'Towns',
  text: 'Every town and what its shops sell.',
  path: paths.towns,
  glyph: 'medieval-village-01',
  metal: 'patina',
}

/** The four main links of the home page. */
export const frontPlates: readonly PlateOf[] = [
  {
    title: 'Items',
    text: 'Prices, where to buy, what to make.',
    path: paths.database,
    glyph: 'ore',
    metal: 'copper',
  },
  towns,
  {
    title: 'Guides',
    text: 'New here? Your first hour, and all that comes after.',
    path: paths.guideBook,
    glyph: 'open-book',
    metal: 'cobalt',
  },
  { title: 'Mods', text: 'Find mods and install them.', path: paths.mods, glyph: 'spanner', metal: 'rust' },
]

/** Reference pages, linked from the guides. */
export const lookUpPlates: readonly PlateOf[] = [
  { title: 'Item Database', text: 'Items with their prices, shops and recipes.', path: paths.database, glyph: 'ore', metal: 'copper' },
  towns,
  {
    title: 'Digsites',
    text: 'Where to dig, and which shops are near.',
    path: paths.digsites,
    glyph: 'gold-mine',
    metal: 'rust',
  },
]
