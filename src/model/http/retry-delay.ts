type Limits = { firstMs?: number; maxMs?: number }

/** Exponential backoff: milliseconds before the next attempt. `failures`: at least 1. */
export function toRetryDelay(failures: number, { firstMs = 2000, maxMs = 30_000 }: Limits = {}): number {
  return Math.min(maxMs, firstMs * 2 ** (failures - 1))
}
