import type { WholeShopPage } from '#model/game/calls/place-pages.ts'
import { categoryNames } from '#model/places/shop-categories.ts'
import type { Shop } from '#model/places/shop.ts'
import { countOf } from '#model/text/count-of.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { describeWithMark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { lineFor, markOfLine } from '#model/wiki/sourced-fields.ts'
import { pickEvenly } from '../pick-evenly.ts'
import type { PlacedPreview, PreviewFact } from '../preview.ts'

/** Tiles on the counter. */
const tilesShown = 3

type Shown = Pick<WholeShopPage, 'shop' | 'shelf' | 'position' | 'sources'>

/** Card of a shop: its town and trade. */
export function shopPreview({ shop, shelf, position: at, sources }: Shown): PlacedPreview {
  const { id, name, category, town, modded, description, inventory, blueprints } = shop
  const sold = [...inventory.map((item) => toSafeName(item.name)), ...blueprints.flatMap(({ output }) => output)]
  const shown = pickEvenly(sold, tilesShown).map((safeName) => paths.tile(safeName))
  return {
    kind: 'shop',
    name: String(id),
    preview: {
      eyebrow: `${modded ? 'Modded shop' : categoryNames[category]} · ${town.name}`,
      hue: modded ? 'teal' : 'gold',
      title: name,
      text: describeWithMark(description, markOfLine(sources, 'description')),
      facts: listFacts(shop, shelf, sources),
      picture: at
        ? { show: 'map', at, paths: shown }
        : shown.length > 0
          ? { show: 'tiles', paths: shown }
          : { show: 'icon', icon: 'g-shop' },
    },
  }
}

function listFacts({ modded, town, blueprints }: Shop, shelf: Shown['shelf'], sources: Shown['sources']): PreviewFact[] {
  // Our own position for a shop is only approximate.
  const placed = sources.some(({ field }) => field === 'in_town')
  const facts: PreviewFact[] = [
    { label: placed ? 'Town (pin approximate)' : 'Town', value: town.name, mark: markOfLine(sources, lineFor('shops', 'town')) },
  ]
  // Most inventories are guesses: counts the listed items, without modded ones unless the shop is modded.
  const { length: listed } = modded ? shelf : shelf.filter((item) => !item.modded)
  if (listed > 0) facts.push({ label: 'Listed here', value: countOf(listed, 'item') })
  if (blueprints.length > 0) facts.push({ label: 'Researches', value: countOf(blueprints.length, 'blueprint') })
  return facts
}
