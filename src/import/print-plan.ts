import { countOf } from '#model/text/count-of.ts'
import type { Plan } from './plan.ts'
import type { Rejected } from './read-rows.ts'

/** Prints changes, conflicts and rejected things. */
export function printPlan({ changes, conflicts, same }: Plan, rejected: readonly Rejected[], host: string) {
  for (const { thing, file, messages } of changes)
    console.log(messages.length === 0 ? `+ ${thing} (${file})` : `~ ${thing}: ${messages.join('; ')}`)
  for (const { thing, field, here, there, because } of conflicts)
    console.log(`= ${thing} ${field} is kept as ${showShort(here)} (${because}); ${host} has ${showShort(there)}`)
  for (const { call, row, why } of rejected) console.log(`✖ ${call}: ${why} (${showShort(row)})`)
  const added = changes.filter(({ messages }) => messages.length === 0).length
  console.log(
    `${added} new, ${changes.length - added} changed, ${same} the same, ${countOf(conflicts.length, 'field')} kept, ${rejected.length} rejected.`,
  )
}

/** Shortened JSON, which holds no control characters for the terminal. */
export function showShort(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
