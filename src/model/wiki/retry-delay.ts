type Limits = { firstMs?: number; maxMs?: number }

/** How long to wait before the next attempt, in milliseconds: twice as long after each failure. `failures` is at least 1. */
export function toRetryDelay(failures: number, { firstMs = 2000, maxMs = 30_000 }: Limits = {}): number {
  return Math.min(maxMs, firstMs * 2 ** (failures - 1))
}
