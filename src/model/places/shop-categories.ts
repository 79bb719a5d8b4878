import type { ShopCategory } from './shop.ts'

/** Categories of later versions: the list of towns shows a NEW label at their shops. */
export const newCategories: readonly ShopCategory[] = ['logic-power', 'carts']

/** Categories of shops that only buy from players. */
export const buyingCategories: readonly ShopCategory[] = ['stocks', 'jeweler', 'scrapyard']

type Buyer = { category: ShopCategory }

/** Whether the price of an item is that of stock boards, while this store buys it without a board: it may pay another price. */
export function isPriceOfBoards({ shop_role }: { shop_role: string }, store: Buyer | undefined, stores: readonly Buyer[]): boolean {
  return shop_role === 'buys' && store?.category !== 'stocks' && stores.some(({ category }) => category === 'stocks')
}

/** What a shop does with its goods. The scrapyard takes items and gives metal. */
export const trades = ['sells', 'buys', 'gives'] as const
export type Trade = (typeof trades)[number]
export function tradeOf(category: ShopCategory): Trade {
  if (category === 'scrapyard') return 'gives'
  return buyingCategories.includes(category) ? 'buys' : 'sells'
}

/** Names of the categories for readers. */
export const categoryNames: Record<ShopCategory, string> = {
  store: 'Store',
  stocks: 'Stock market',
  jeweler: 'Jeweler',
  carts: 'Carts',
  'logic-power': 'Logic and power',
  legacy: 'Store',
  vehicles: 'Vehicles',
  scrapyard: 'Scrapyard',
}
