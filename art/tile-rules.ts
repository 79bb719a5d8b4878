import { sitePartRules } from './tile-rules-site.ts'
import { thingRules } from './tile-rules-things.ts'
import { groupLooks, unknownGroup } from './tile-frame.ts'
import type { Material } from './tile-materials.ts'

/** The picture of a tile, different for each item. */
export type Picture = {
  glyph: string
  material: Material
  /** The second material: a ring's stone, a wall's frame. */
  accent: Material
  /** Number of gold pips, for better versions of a thing. */
  pips: number
  badge: Badge | ''
  /** True when sold by the crate: drawn in a wooden crate. */
  inCrate: boolean
  /** Drawn as a blueprint: white lines on blue. */
  isDrafted: boolean
}

/** A badge in the corner: a number, `bolt` for power, `chip` for logic. */
export type Badge = 'bolt' | 'chip' | `${number}`

/** The first rule that matches the name applies. */
export type Rule = readonly [words: RegExp, glyph: string, details?: Partial<Omit<Picture, 'glyph'>>]

/** The fields of an item that the rules use. */
export type TileItem = { name: string; group: string; modded: boolean }

const rules: Record<string, readonly Rule[]> = { ...sitePartRules, ...thingRules }

/** Finds the picture of an item: by the rules of its group, then of any group, then the fallback of its group. */
export function findPicture({ name, group }: Pick<TileItem, 'name' | 'group'>): Picture {
  if (/\bblueprint$/i.test(name)) {
    return { ...findPicture({ name: withoutLastWord(name), group: 'blueprint' }), isDrafted: true }
  }
  // Not empty crates and storage crates, which are items themselves.
  if (/\bcrate$/i.test(name) && group in rules && group !== 'furniture' && group !== 'other') {
    return { ...findPicture({ name: withoutLastWord(name), group }), inCrate: true }
  }
  const { fallback } = groupLooks[group] ?? unknownGroup
  const rule = findRule(rules[group] ?? [], name) ?? findRule(Object.values(rules).flat(), name)
  const [, glyph, details] = rule ?? [undefined, fallback.glyph, undefined]
  return {
    glyph,
    material: fallback.material,
    accent: 'gold',
    pips: 0,
    badge: numberBadge(name),
    inCrate: false,
    isDrafted: false,
    ...details,
  }
}

function findRule(list: readonly Rule[], name: string): Rule | undefined {
  return list.find(([words]) => words.test(name))
}

/** "Fishing Pole Tier 4" -> "4" */
function numberBadge(name: string): Badge | '' {
  return (/ (\d{1,2})$/.exec(name)?.[1] ?? '') as Badge | ''
}

function withoutLastWord(name: string): string {
  return name.replace(/\s*\S+$/, '')
}
