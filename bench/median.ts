/** 0 for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((value, other) => value - other)[Math.floor(values.length / 2)] ?? 0
}
