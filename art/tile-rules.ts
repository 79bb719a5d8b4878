import { sitePartRules } from './tile-rules-site.ts'
import { thingRules } from './tile-rules-things.ts'
import { groupLooks, unknownGroup } from './tile-frame.ts'
import type { Material } from './tile-materials.ts'

/** What a tile shows. Two items may not share all of it. */
export type Picture = {
  glyph: string
  material: Material
  /** The second material, where the glyph has one: a ring's stone, a wall's frame. */
  accent: Material
  /** Gold pips for the better kinds of a thing. */
  pips: number
  badge: Badge | ''
  /** Sold by the crate: the thing looks out of a wooden crate. */
  inCrate: boolean
  /** Drawn as white lines on blue. */
  isDrafted: boolean
}

/** A sign in the corner: a number, `bolt` for power, `chip` for logic. */
export type Badge = 'bolt' | 'chip' | `${number}`

/** The first rule whose words are in the name decides. */
export type Rule = readonly [words: RegExp, glyph: string, details?: Partial<Omit<Picture, 'glyph'>>]

/** What the rules read of an item. */
export type TileItem = { name: string; group: string; modded: boolean }

const rules: Record<string, readonly Rule[]> = { ...sitePartRules, ...thingRules }

/** Decides what an item's tile shows: by the rules of its group, else by those of any group, else by its group alone. */
export function findPicture({ name, group }: Pick<TileItem, 'name' | 'group'>): Picture {
  if (/\bblueprint$/i.test(name)) {
    return { ...findPicture({ name: withoutLastWord(name), group: 'blueprint' }), isDrafted: true }
  }
  // An empty crate or a storage crate is a thing of its own.
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
