import type { Attribute } from '#web/data-attr.ts'

/** On the element of the dock: the rules that timers run by. */
export const timerRules: Attribute = 'data-timer-rules'

/** On a page that stays open beside the game: where an alarm stands, so that it covers nothing. */
export const alarmPlace: Attribute = 'data-alarm-place'
