import type { Attribute } from '#web/data-attr.ts'

/** The calculator: what one unit of weight is worth, in hundredths of a coin. */
export const basePrice: Attribute = 'data-weight-calculator'
export const startWeight: Attribute = 'data-start'
export const resetsWeight: Attribute = 'data-reset'
/** Says that what was typed is no number. */
export const wrongNumber: Attribute = 'data-wrong'
