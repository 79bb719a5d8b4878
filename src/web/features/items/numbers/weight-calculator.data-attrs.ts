import type { Attribute } from '#web/data-attr.ts'

/** On the calculator: value of one unit of weight, in hundredths of a coin. */
export const basePrice: Attribute = 'data-weight-calculator'
export const resetsWeight: Attribute = 'data-reset'
/** On the message that the input is not a number. */
export const wrongNumber: Attribute = 'data-wrong'
