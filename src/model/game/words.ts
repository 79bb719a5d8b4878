/** What a run of a leaderboard is made on. */
export const plotWord = 'digsite'

/** How the documentation of the API, and the shapes of files, speak of the kinds of this game. */
export const kindsInWords = {
  some: 'item, shop, digsite …',
  all: 'item, shop, town, digsite, vehicle, resource, blueprint …',
  searched: 'item, shop, town, digsite',
  withPage: 'item, shop, town, digsite or vehicle',
}

/** Things of this game that stand as examples there. */
export const examples = {
  item: { safe_name: 'gold-ore', name: 'Gold Ore' },
  /** Made of it. */
  made: { safe_name: 'gold-bar' },
  /** A thing that a version changed. */
  changed: { safe_name: 'goliath-drill', name: 'Goliath Drill' },
  town: 'bastion-keep',
  plot: { description: 'The digsite it was run on.', example: 'Ember Cradle' },
  glyph: 'anvil',
  seen: 'Price tag in the shop at Bastion Keep',
}
