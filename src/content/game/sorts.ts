import type { KindName } from '#model/game/kinds/kinds.ts'

/** A condition for the thing that a field refers to, beside its kind. */
export type SortCondition = { field: string; value: string | boolean; say(value: unknown): string }

const ofGroup = (group: string): SortCondition => ({
  field: 'group',
  value: group,
  say: (value) => `an item of the group ${String(value)}`,
})
const ofCategory = (category: string): SortCondition => ({
  field: 'category',
  value: category,
  say: (value) => `a shop of the category ${String(value)}`,
})

/** Conditions for the references of this game's kinds, by field. */
export const sorts: { [Name in KindName]?: Readonly<Record<string, SortCondition>> } = {
  digsites: { equipment_store: ofCategory('store'), jeweler: ofCategory('jeweler'), relics: ofGroup('relic') },
  vehicles: { shop: ofCategory('vehicles') },
  finds: { plant: ofGroup('crop') },
  blueprints: {
    blueprint_item: ofGroup('blueprint'),
    craft_bar: ofGroup('bar'),
    research_shop: { field: 'sells_blueprints', value: true, say: (value) => `a shop that sells ${value === true ? '' : 'no '}blueprints` },
  },
}
