import type { Attribute } from '#web/attribute.ts'

/** Of the whole page: by which rules timers run. */
export const timerRules: Attribute = 'data-timer-rules'
