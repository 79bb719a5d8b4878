import type { Attribute } from '#web/data-attr.ts'

export const slider: Attribute = 'data-slider'
/** On a button that scrolls by one view. */
export const slidesBy: Attribute<'-1' | '1'> = 'data-slide'
