import type { Attribute } from '#web/attribute.ts'

/** The picture that takes the place of one that does not come. */
export const fallbackPicture: Attribute = 'data-fallback'
/** The one that did not come, to be asked for again. */
export const missedPicture: Attribute = 'data-missed'
