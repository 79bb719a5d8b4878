/** A number of finds, on average: one decimal, two where there are few. 0.37 -> "0.37", 37 -> "37" */
export function formatFinds(expected: number): string {
  return Number(expected.toFixed(expected < 1 ? 2 : 1)).toLocaleString('en-GB', { maximumFractionDigits: 2 })
}
