import { createTextStore } from '#web/browser/text-store.ts'

/** The reader's next goal, as a query string of the blueprint planner. */
export const planStore = createTextStore('now_plan')
