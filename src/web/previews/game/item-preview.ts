import { itemGroups } from '#model/items/item-groups.ts'
import type { ItemDetails, LinkedItem } from '#model/items/item.ts'
import type { MapMarker } from '#model/map/map-marker.ts'
import { formatCoins } from '#model/text/money.ts'
import type { Store } from '#model/places/shop.ts'
import { countOf } from '#model/text/count-of.ts'
import { wordForGuess, describeWithMark, toMark, worstMark } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { markOfLine } from '#model/wiki/sourced-fields.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { paths } from '#model/wiki/paths.ts'
import { pickEvenly } from '../pick-evenly.ts'
import { joinNames } from '#model/text/join-names.ts'
import type { PlacedPreview, PreviewFact } from '../preview.ts'

/** The item whose page is the world map. */
const worldMap = 'map'

type Shown = {
  details: ItemDetails
  stores: readonly Store[]
  sources: readonly ProvenanceEntry[]
  /** Locations of its shops, with their certainty. */
  places: readonly Pick<MapMarker, 'id' | 'place_certainty'>[]
}

/** Card of an item: price and shops. */
export function itemPreview({ details, stores, sources, places }: Shown): PlacedPreview {
  const { name, name_certainty, safe_name, description, description_certainty, group, modded } = details
  const nameMark = toMark(name_certainty)
  return {
    kind: 'item',
    name: safe_name,
    preview: {
      eyebrow: `${modded ? 'Modded item' : 'Item'} · ${itemGroups[group]}${nameMark === 'guess' ? ` · name, ${wordForGuess(nameMark)}` : ''}`,
      hue: 'gold',
      title: name,
      text: describeWithMark(description, description_certainty),
      facts: listFacts(details, { stores, sources, places }),
      picture: safe_name === worldMap ? { show: 'island', places: [] } : { show: 'tile', path: paths.tile(safe_name), group },
    },
  }
}

/** Card of a group of items: some of its tiles. */
export function groupPreview(name: string, items: readonly LinkedItem[]): PlacedPreview | undefined {
  if (!Object.hasOwn(itemGroups, name)) return undefined
  const group = name as keyof typeof itemGroups
  const own = items
    .filter((item) => item.group === group)
    .map(({ safe_name }) => safe_name)
    .toSorted()
  if (own.length === 0) return undefined
  return {
    kind: 'group',
    name,
    preview: {
      eyebrow: 'Item Database',
      hue: 'gold',
      title: itemGroups[group],
      text: `${countOf(own.length, 'item')}: prices and uses.`,
      facts: [],
      picture: { show: 'tiles', paths: pickEvenly(own, 9).map((safeName) => paths.tile(safeName)) },
    },
  }
}

/** Label of an item's shops, by what they do with it. */
const tradedIn: Record<ItemDetails['shop_role'], string> = { sells: 'Sold in', buys: 'Bought in', gives: 'Given in', none: '' }

function listFacts(
  { value, value_certainty, value_version, price_per_weight, shop_role, found_at, group }: ItemDetails,
  { stores, sources, places }: Omit<Shown, 'details'>,
): PreviewFact[] {
  const facts: PreviewFact[] = []
  if (value !== null) {
    const label = price_per_weight ? 'Per weight' : shop_role === 'sells' ? 'Costs' : 'Worth'
    const of = isOtherVersion(value_version) ? ` in ${value_version}` : ''
    facts.push({ label: label + of, value: formatCoins(value), coins: true, mark: toMark(value_certainty) })
  }
  if (stores.length > 0) {
    const towns = [...new Set(stores.map(({ town }) => town.name))]
    const shopMarks = stores.map(({ id }) => toMark(places.find((place) => place.id === `shop-${id}`)?.place_certainty))
    facts.push({
      label: group === 'blueprint' ? 'Researched in' : tradedIn[shop_role],
      value: joinNames(towns, 3),
      mark: worstMark([markOfLine(sources, 'shops'), ...shopMarks]),
    })
  } else if (found_at.length > 0) {
    facts.push({
      label: 'Found at',
      value: joinNames(
        found_at.map(({ name }) => name),
        3,
      ),
      mark: markOfLine(sources, 'digsite'),
    })
  }
  return facts
}
