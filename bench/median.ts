/** The middle one: a single outlier does not move it. Of none, 0. */
export function median(values: readonly number[]): number {
  return values.toSorted((value, other) => value - other)[Math.floor(values.length / 2)] ?? 0
}
