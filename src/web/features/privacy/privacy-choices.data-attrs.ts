import type { Attribute } from '#web/data-attr.ts'
import type { Subject } from './consent.ts'

/** On the checkbox for this choice. */
export const choiceOf: Attribute<Subject> = 'data-choice'
export const choiceStatus: Attribute = 'data-choice-status'
