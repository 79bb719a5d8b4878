import { createTextStore } from '#web/browser/text-store.ts'

/** The next goal, as the address of the blueprint planner says it. */
export const planStore = createTextStore('now_plan')
