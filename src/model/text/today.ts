/** Today in UTC, as files write a day: "2026-11-27". */
export const today = (): string => new Date().toISOString().slice(0, 10)
