import { defineAddress } from '#model/tools/define-address.ts'
import { readFieldText } from '#model/text/number-input.ts'

/** Parameters for each good of the board, in order: the weights held, and today's price. */
export const weightFields = ['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'] as const
export const sellPriceFields = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const
const maxWeightsLength = 300

/** State of the tool as typed. An empty price means the base price. */
export type SellState = { weights: string[]; prices: string[] }

export const sellAddress = defineAddress({
  parameters: [...weightFields, ...sellPriceFields],
  read: (params): SellState => ({
    weights: weightFields.map((name) => readFieldText(params, name, maxWeightsLength)),
    prices: sellPriceFields.map((name) => readFieldText(params, name)),
  }),
  write: ({ weights, prices }: SellState) => ({ ...toFields(weightFields, weights), ...toFields(sellPriceFields, prices) }),
})

function toFields(names: readonly string[], texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']).filter(([, text]) => text !== ''))
}
