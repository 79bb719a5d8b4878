import type { MapTrade } from '#model/map/map-goods.ts'

/** Verb for what a place does with goods, and for several places. */
export const tradeVerbs: Record<MapTrade, { one: string; many: string }> = {
  buys: { one: 'buys', many: 'buy' },
  gives: { one: 'gives', many: 'give' },
  researches: { one: 'researches', many: 'research' },
  sells: { one: 'sells', many: 'sell' },
}
