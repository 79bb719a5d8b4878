import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'

export type OnceARevision = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>

/**
 * Keeps what is the same for every reader until the content changes, such as how many rows a board has: counting a million of
 * them is done once a revision, not once a request.
 */
export function createOnceARevision(database: Database): OnceARevision {
  const kept = new Map<string, Promise<unknown>>()
  let keptFor = -1

  return async function onceARevision<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { number } = await readRevision(database)
    if (number !== keptFor) kept.clear()
    keptFor = number
    const known = kept.get(question)
    if (known) return known as Promise<Answer>
    const asked = ask()
    kept.set(question, asked)
    // A failure passes: the next reader asks again.
    asked.catch(() => kept.get(question) === asked && kept.delete(question))
    return asked
  }
}
