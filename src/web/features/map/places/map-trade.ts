import type { MapTrade } from '#model/map/map-goods.ts'

/** What a place of the map does with goods, and what several do. */
export const tradeVerbs: Record<MapTrade, { one: string; many: string }> = {
  buys: { one: 'buys', many: 'buy' },
  gives: { one: 'gives', many: 'give' },
  researches: { one: 'researches', many: 'research' },
  sells: { one: 'sells', many: 'sell' },
}
