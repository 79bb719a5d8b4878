import type { Attribute } from '#web/data-attr.ts'
import type { Subject } from './choice.ts'

/** The box by which a reader allows or refuses this. */
export const choiceOf: Attribute<Subject> = 'data-choice'
export const choiceStatus: Attribute = 'data-choice-status'
