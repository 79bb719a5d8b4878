import { formatNumber } from './format-number.ts'

/** (1, "item") -> "1 item", (1234, "item") -> "1,234 items", (3, "safe", "safes") -> "3 safes" */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}
