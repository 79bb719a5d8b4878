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
  price_per_weight: z.boolean().meta({ description: 'True where it is the price of one unit of weight.' }),
  on: z.iso.date().meta({ description: 'The day it was set.' }),
})

const GameVersion = z.string().min(1).max(20)
const ItemName = SafeName.max(80)

/** A reader's prices, as the browser stores them under `my_prices`. */
export const MyPrices = z.strictObject({
  format: z.literal(priceFormat),
  version: z.literal(priceVersion),
  plays: z.string().max(20).meta({ description: 'The version of the game that the reader plays.' }),
  assumed: z.boolean().optional().meta({ description: 'True where `plays` is the version on sale, because the reader has chosen none.' }),
  prices: z.record(GameVersion, z.record(ItemName, OwnPrice)).meta({ description: 'By version of the game and safe name of the item.' }),
})

/** A row of a file with prices, in the order of the columns. The fields are named as in `content/items`; the name is for people. */
export const PriceFileRow = z.object({
  item: ItemName,
  name: z.string().default(''),
  value: OwnPrice.shape.value,
  price_per_weight: OwnPrice.shape.price_per_weight,
  version: GameVersion,
  on: OwnPrice.shape.on,
})
export type PriceFileRow = z.infer<typeof PriceFileRow>

/** The JSON file of a reader's prices. */
export type PriceFile = Pick<z.infer<typeof MyPrices>, 'format' | 'version' | 'plays'> & { prices: PriceFileRow[] }
