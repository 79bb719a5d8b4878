import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { maxPrice, priceFormat, priceVersion } from './my-prices.ts'

/** A price that a reader saw in their game. */
export const OwnPrice = z.strictObject({
  value: z
    .int()
    .nonnegative()
    .max(maxPrice * hundredthsPerCoin)
    .meta({ description: 'Hundredths of a coin.' }),
  per_weight: z.boolean().meta({ description: 'True where it is the price of one unit of weight.' }),
  on: z.iso.date().meta({ description: 'The day it was set.' }),
})

/** A reader's prices, as the browser stores them under `my_prices` and as a file holds them. */
export const MyPrices = z.strictObject({
  format: z.literal(priceFormat),
  version: z.literal(priceVersion),
  plays: z.string().max(20).meta({ description: 'The version of the game that the reader plays.' }),
  prices: z
    .record(z.string().min(1).max(20), z.record(SafeName.max(80), OwnPrice))
    .meta({ description: 'By version of the game and safe name of the item.' }),
})
