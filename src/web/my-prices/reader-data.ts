// One chunk, loaded by tools only for readers with own prices.
export { withMyPrices } from '#model/prices/apply-prices.ts'
export { readPrices } from './price-of.ts'
