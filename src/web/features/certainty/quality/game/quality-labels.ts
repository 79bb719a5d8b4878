import { writeOut } from '#model/text/sentence-case.ts'

const kinds: Record<string, string> = {
  blueprint: 'Blueprints',
  digsite: 'Digsites',
  fact: 'Facts of the game',
  item: 'Items',
  'logic-element': 'Logic elements',
  mod: 'Mods',
  'patch-note': 'Patch notes',
  relic: 'Relics',
  resource: 'Recipes',
  'seed-bag': 'Seed bags',
  shop: 'Shops',
  town: 'Towns',
  vehicle: 'Vehicles',
  wiring: 'Example builds',
}
const fields: Record<string, string> = {
  'item.value': 'price',
  'item.shops': 'where it is traded',
  'item.since': 'since which version',
  'fact.value': 'value',
  'resource.value': 'price in the recipe record',
  'blueprint.craft_bar': 'bar to craft from',
  'blueprint.min_craft_weight': 'minimum weight to craft',
  'blueprint.require_weight': 'weight to bring',
  'digsite.town': 'nearest town',
  'mod.ribbon': 'text of its ribbon',
  'mod.url': 'where to get it',
  'vehicle.shop': 'where it is sold',
  'vehicle.runs_on': 'fuel',
  'vehicle.stats': 'ratings',
  'logic-element.in_v16_set': 'part of the 1.6 set',
  'logic-element.guide_part': 'part of our guide',
  'relic.digsite': 'where to find it',
  'seed-bag.digsite': 'where to find it',
  'wiring.edges': 'how it is connected',
}
const usual: Record<string, string> = { world: 'position in the game', map: 'position on our map', in_town: 'place within the town' }

/** A kind of the provenance call in plain words: "Seed bags". */
export function nameOfKind(kind: string): string {
  return kinds[kind] ?? writeOut(kind)
}

/** "min_craft_weight" of a blueprint -> "least weight to craft" */
export function nameOfField(kind: string, field: string): string {
  return fields[`${kind}.${field}`] ?? usual[field] ?? field.replaceAll('_', ' ')
}
