import type { Attribute } from '#web/data-attr.ts'

/** The template of what is shown while something is tried again. */
export const retryNotice: Attribute = 'data-retry-notice'
