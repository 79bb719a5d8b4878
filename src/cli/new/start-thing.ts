import { createThing, hasSources } from './create-thing.ts'
import type { NewSources } from './first-fields.ts'
import { findMakeable } from './makeable.ts'

/** Options of `wiki new`. */
export type NewOptions = { set?: string[]; source?: string[]; certainty: string }

/** Creates a thing from the command line; in a terminal, asks for what is missing. Rejects with what is missing or wrong. */
export async function startThing(contentFolder: string, thing: string | undefined, name: string | undefined, options: NewOptions) {
  const fields = Object.fromEntries((options.set ?? []).map(parseFieldOption))
  const source = options.source && readSource(options.source, options.certainty)
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    if (thing === undefined || name === undefined) throw new Error('Give a kind and a name: npm run wiki -- new item "Wide Pan"')
    return createThing(contentFolder, thing, name, { fields, source })
  }
  // Imported only in a terminal.
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

/** "Price tag at Bridgepour" is the source of all fields but the description, "description=Used in a game" of that field. */
function readSource(written: readonly string[], certainty: string): NewSources {
  const of = written.map((words) => /^([a-z_]+)=(.*)$/s.exec(words))
  const lines = Object.fromEntries(of.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? '']] : [])))
  const source = written.find((_words, at) => !of[at])
  return { ...(source !== undefined && { source }), certainty, lines }
}

/** "group=tool" */
function parseFieldOption(written: string): [field: string, value: string] {
  const [, field = '', value = ''] = /^([\w.-]+)=(.*)$/s.exec(written) ?? []
  if (field === '') throw new Error(`--set ${written} has no field. Write field=value: --set group=tool`)
  return [field, value]
}
