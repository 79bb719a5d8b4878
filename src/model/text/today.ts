/** Today in UTC: "2026-11-27" */
export const today = (): string => new Date().toISOString().slice(0, 10)
