import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'

export type Memoize = <Result>(key: string, compute: () => Promise<Result>) => Promise<Result>

/** Creates a cache of computed results that is cleared when the revision changes. */
export function memoizeByRevision(database: Database): Memoize {
  const results = new Map<string, Promise<unknown>>()
  let revision = -1

  return async function memoize<Result>(key: string, compute: () => Promise<Result>): Promise<Result> {
    const { number } = await readRevision(database)
    if (number !== revision) results.clear()
    revision = number
    const cached = results.get(key)
    if (cached) return cached as Promise<Result>
    const result = compute()
    results.set(key, result)
    // Failures are not cached.
    result.catch(() => results.get(key) === result && results.delete(key))
    return result
  }
}
