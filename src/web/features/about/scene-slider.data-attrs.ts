import type { Attribute } from '#web/data-attr.ts'

export const slider: Attribute = 'data-slider'
/** A button that moves the pictures by what is in view. */
export const slidesBy: Attribute<'-1' | '1'> = 'data-slide'
