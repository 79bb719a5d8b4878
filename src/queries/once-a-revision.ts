import { readRevision } from '#database/fill.ts'
import type { Database } from '#database/open-database.ts'

export type OnceARevision = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>

/**
 * Keeps what is the same for every reader until the content changes, such as how many rows a board has: counting a million of
 * them is done once a revision, not once a request.
 */
export function createOnceARevision(database: Database): OnceARevision {
  const answers = new Map<string, Promise<unknown>>()
  let answersOf = -1

  return async function onceARevision<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { number } = await readRevision(database)
    if (number !== answersOf) answers.clear()
    answersOf = number
    const known = answers.get(question)
    if (known) return known as Promise<Answer>
    const asked = ask()
    answers.set(question, asked)
    // A failure passes: the next reader asks again.
    asked.catch(() => answers.get(question) === asked && answers.delete(question))
    return asked
  }
}
