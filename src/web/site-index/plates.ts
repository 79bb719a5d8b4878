import { paths } from '#model/wiki/paths.ts'
import type { Plate } from '#web/ui/plate.tsx'

type PlateOf = React.ComponentProps<typeof Plate>

const towns: PlateOf = {
  title: 'Towns',
  text: 'The towns, their shops, and what we expect there.',
  path: paths.towns,
  glyph: 'medieval-village-01',
  metal: 'patina',
}

/** The four ways in, on the front page. */
export const frontPlates: readonly PlateOf[] = [
  {
    title: 'Items',
    text: 'Prices, shops and uses, as far as we know.',
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
  { title: 'Mods', text: 'Community parts, and how to install them.', path: paths.mods, glyph: 'spanner', metal: 'rust' },
]

/** What is looked up rather than read, on the page of the guides. */
export const lookUpPlates: readonly PlateOf[] = [
  { title: 'Item Database', text: 'Items with their prices, shops and recipes.', path: paths.database, glyph: 'ore', metal: 'copper' },
  towns,
  {
    title: 'Digsites',
    text: 'Where to dig, which shops are near, and what is known or guessed of price and depth.',
    path: paths.digsites,
    glyph: 'gold-mine',
    metal: 'rust',
  },
]
