/** (1, "item") -> "1 item", (1234, "item") -> "1,234 items", (3, "safe", "safes") -> "3 safes" */
export function countOf(count: number, one: string, many = `${one}s`): string {
  // The first number that a browser formats takes a slow phone a moment, and most need none.
  const number = Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : count.toLocaleString('en-GB')
  return `${number} ${count === 1 ? one : many}`
}
