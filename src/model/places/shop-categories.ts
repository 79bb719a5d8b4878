import type { ShopCategory } from './shop.ts'

/** Categories that came with later versions: their shops carry a NEW label in the list of towns. */
export const newCategories: readonly ShopCategory[] = ['logic-power', 'carts']

/** Categories where players sell and nothing is for sale. */
export const buyingCategories: readonly ShopCategory[] = ['stocks', 'jeweler', 'scrapyard']

/** What happens at a shop's counter. The scrapyard takes what it is given and pays in metal. */
export const trades = ['sells', 'buys', 'gives'] as const
export type Trade = (typeof trades)[number]
export function tradeOf(category: ShopCategory): Trade {
  if (category === 'scrapyard') return 'gives'
  return buyingCategories.includes(category) ? 'buys' : 'sells'
}

/** The categories as players call them. */
export const categoryNames: Record<ShopCategory, string> = {
  store: 'Store',
  stocks: 'Stock market',
  jeweler: 'Jeweler',
  carts: 'Carts',
  'logic-power': 'Logic and power',
  legacy: 'Legacy',
  vehicles: 'Vehicles',
  scrapyard: 'Scrapyard',
}
