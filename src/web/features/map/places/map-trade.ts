import type { Trade } from '#model/places/shop-categories.ts'

/** What a place of the map does with goods, and what several do. */
export const tradeVerbs: Record<Trade, { one: string; many: string }> = {
  buys: { one: 'buys', many: 'buy' },
  gives: { one: 'gives', many: 'give' },
  sells: { one: 'sells', many: 'sell' },
}
