/** Word for the place of a run. */
export const plotWord = 'digsite'

/** Words for the kinds of this game in the API documentation. */
export const kindsInWords = {
  some: 'item, shop, digsite …',
  all: 'item, shop, town, digsite, vehicle, resource, blueprint …',
  searched: 'item, shop, town, digsite',
  withPage: 'item, shop, town, digsite or vehicle',
}

/** Examples in the API documentation. */
export const examples = {
  item: { safe_name: 'gold-ore', name: 'Gold Ore' },
  /** Made of it. */
  crafted: { safe_name: 'gold-bar' },
  /** A thing with a change in a version. */
  changed: { safe_name: 'goliath-drill', name: 'Goliath Drill' },
  town: 'bastion-keep',
  plot: { description: 'The digsite it was run on.', example: 'Ember Cradle' },
  glyph: 'anvil',
  seen: 'Price tag in the shop at Bastion Keep',
}
