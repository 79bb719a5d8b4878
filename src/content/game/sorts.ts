import type { KindName } from '#model/game/kinds/kinds.ts'

/** What a field has to name: a thing of that kind alone is not enough. */
export type Sort = { field: string; value: string | boolean; say(value: unknown): string }

const ofGroup = (group: string): Sort => ({ field: 'group', value: group, say: (value) => `an item of the group ${String(value)}` })
const ofCategory = (category: string): Sort => ({
  field: 'category',
  value: category,
  say: (value) => `a shop of the category ${String(value)}`,
})

/** What the fields of this game's things have to name. */
export const sorts: { [Name in KindName]?: Readonly<Record<string, Sort>> } = {
  digsites: { equipment_store: ofCategory('store'), jeweler: ofCategory('jeweler'), relics: ofGroup('relic') },
  vehicles: { shop: ofCategory('vehicles') },
  finds: { plant: ofGroup('crop') },
  blueprints: {
    blueprint_item: ofGroup('blueprint'),
    craft_bar: ofGroup('bar'),
    research_shop: { field: 'sells_blueprints', value: true, say: (value) => `a shop that sells ${value === true ? '' : 'no '}blueprints` },
  },
}
