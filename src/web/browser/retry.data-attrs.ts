import type { Attribute } from '#web/data-attr.ts'

/** On the template of the notice shown during retries. */
export const retryNotice: Attribute = 'data-retry-notice'
