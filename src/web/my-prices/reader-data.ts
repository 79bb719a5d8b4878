// What tools load of readers who have prices of their own, in one piece.
export { withMyPrices } from '#model/prices/apply-prices.ts'
export { readPrices } from './price-of.ts'
