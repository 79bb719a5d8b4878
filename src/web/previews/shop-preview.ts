import type { MapPosition } from '#model/map/map-marker.ts'
import { categoryNames, tradeOf, type Trade } from '#model/places/shop-categories.ts'
import type { Shop } from '#model/places/shop.ts'
import { countOf } from '#model/text/count-of.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { tellWithMark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { markOfLine } from '#model/wiki/told-fields.ts'
import { spread } from './spread.ts'
import type { PlacedPreview, PreviewFact } from './preview.ts'

/** Tiles that lie on the counter. */
const tilesShown = 3

/** The card of a shop: in which town, and what it trades in. `at` is null where the map does not have it. */
export function shopPreview(shop: Shop, at: MapPosition | null, sources: readonly ProvenanceEntry[]): PlacedPreview {
  const { id, name, category, town, modded, description, inventory, blueprints } = shop
  const sold = [...inventory.map((item) => toSafeName(item.name)), ...blueprints.flatMap(({ output }) => output)]
  const shown = spread(sold, tilesShown).map((safeName) => paths.tile(safeName))
  return {
    kind: 'shop',
    name: String(id),
    preview: {
      eyebrow: `${modded ? 'Modded shop' : categoryNames[category]} · ${town.name}`,
      hue: modded ? 'teal' : 'gold',
      title: name,
      text: tellWithMark(description, markOfLine(sources, 'description')),
      facts: listFacts(shop),
      picture: at
        ? { show: 'map', at, paths: shown }
        : shown.length > 0
          ? { show: 'tiles', paths: shown }
          : { show: 'icon', icon: 'g-shop' },
    },
  }
}

const tradeWords: Record<Trade, string> = { buys: 'Buys', gives: 'Gives', sells: 'Sells' }

function listFacts({ category, town, inventory, blueprints }: Shop): PreviewFact[] {
  const facts: PreviewFact[] = [{ label: 'Town', value: town.name }]
  if (inventory.length > 0) facts.push({ label: tradeWords[tradeOf(category)], value: countOf(inventory.length, 'item') })
  if (blueprints.length > 0) facts.push({ label: 'Researches', value: countOf(blueprints.length, 'blueprint') })
  return facts
}
