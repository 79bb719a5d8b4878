/** The one in the middle: of several measurements, what a neighbour's burst has not moved. Of none, 0. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
