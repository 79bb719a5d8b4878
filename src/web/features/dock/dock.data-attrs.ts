import type { Attribute } from '#web/data-attr.ts'

/** On the dock's element: the rules of timers (see timer-rules.ts). */
export const timerRules: Attribute = 'data-timer-rules'

/** On the slot for alarms of a page that stays open beside the game. */
export const alarmPlace: Attribute = 'data-alarm-place'
