import { createThing, hasSources } from './create-thing.ts'
import type { Sources } from './first-fields.ts'
import { findMakeable } from './makeable.ts'

/** What the command line says of a new thing. */
export type Given = { set?: string[]; source?: string[]; certainty: string }

/** Starts a thing from what the command line says; in a terminal, what it leaves out is asked. */
export async function startThing(contentFolder: string, thing: string | undefined, name: string | undefined, given: Given) {
  const fields = Object.fromEntries((given.set ?? []).map(readField))
  const source = given.source && readSource(given.source, given.certainty)
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    if (thing === undefined || name === undefined) throw new Error('Say what to start, and its name: npm run wiki -- new item "Wide Pan"')
    return createThing(contentFolder, thing, name, { fields, source })
  }
  // Loaded only where somebody is there to answer.
  const { askField, askKind, askName, askSource, Cancelled } = await import('./ask-in-terminal.ts')
  try {
    const word = thing ?? (await askKind())
    const called = name ?? (await askName(word))
    const from = source ?? (hasSources(findMakeable(word)) ? await askSource() : undefined)
    await createThing(contentFolder, word, called, { fields, source: from, ask: askField })
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
  }
}

/** "Price tag at Bridgepour" is the source of all but the description, "description=Used in a game" of that alone. */
function readSource(written: readonly string[], certainty: string): Sources {
  const of = written.map((words) => /^([a-z_]+)=(.*)$/s.exec(words))
  const lines = Object.fromEntries(of.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? '']] : [])))
  const source = written.find((_words, at) => !of[at])
  return { ...(source !== undefined && { source }), certainty, lines }
}

/** "group=tool" */
function readField(written: string): [field: string, value: string] {
  const [, field = '', value = ''] = /^([\w.-]+)=(.*)$/s.exec(written) ?? []
  if (field === '') throw new Error(`--set ${written} says no field. Write it as field=value: --set group=tool`)
  return [field, value]
}
