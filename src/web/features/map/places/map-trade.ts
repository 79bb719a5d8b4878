import type { MapTrade } from '#model/map/map-goods.ts'

/** Verb for what a place does with goods, and for several places. */
export const tradeVerbs: Record<MapTrade, { singular: string; plural: string }> = {
  buys: { singular: 'buys', plural: 'buy' },
  gives: { singular: 'gives', plural: 'give' },
  researches: { singular: 'researches', plural: 'research' },
  sells: { singular: 'sells', plural: 'sell' },
}
