import { countOf } from '#model/text/count-of.ts'
import type { Plan } from './plan.ts'
import type { Rejected } from './read-rows.ts'

/** Tells the difference between what a host says and what stands here: what would be written, what stays, what cannot be taken. */
export function printPlan({ changes, conflicts, same }: Plan, rejected: readonly Rejected[], host: string) {
  for (const { thing, file, messages } of changes)
    console.log(messages.length === 0 ? `+ ${thing} (${file})` : `~ ${thing}: ${messages.join('; ')}`)
  for (const { thing, field, here, there, because } of conflicts)
    console.log(`= ${thing} ${field} stays ${showShort(here)} (${because}); ${host} says ${showShort(there)}`)
  for (const { call, row, why } of rejected) console.log(`✖ ${call}: ${why} (${showShort(row)})`)
  const added = changes.filter(({ messages }) => messages.length === 0).length
  console.log(
    `${added} new, ${changes.length - added} changed, ${same} the same, ${countOf(conflicts.length, 'field')} kept as here, ${rejected.length} refused.`,
  )
}

/** As JSON, so that what came writes nothing but letters to a terminal. */
export function showShort(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
