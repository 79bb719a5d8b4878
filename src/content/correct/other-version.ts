import { parse } from 'yaml'
import { isOpen, type SourceCertainty } from '#model/wiki/certainty.ts'

export type SourcedValue = { value: unknown; certainty?: SourceCertainty; version: string }

/** A field of a file with its source. */
export function readSourcedValue(text: string, field: string): SourcedValue {
  const { sources = {}, ...fields } = parse(text) as { sources?: Record<string, { certainty?: SourceCertainty; version?: string }> }
  const { certainty, version = '' } = sources[field] ?? {}
  return { value: (fields as Record<string, unknown>)[field], ...(certainty && { certainty }), version }
}

export const isOtherValue = (value: unknown, other: unknown) => JSON.stringify(value) !== JSON.stringify(other)

/**
 * Whether a value seen in `version` belongs into a patch note: the wiki describes other versions ("1.6 and 1.7"), and knows another value
 * for them.
 */
export function belongsInNote(text: string, field: string, { value, version }: { value: unknown; version: string }, described: string) {
  const current = readSourcedValue(text, field)
  const lines = described.match(/\d+(?:\.\d+)+/g) ?? []
  const isDescribed = (named: string) => lines.some((line) => named === line || named.startsWith(`${line}.`))
  if (lines.length === 0 || isDescribed(version)) return false
  const { certainty } = current
  // A conclusion from a described version is known for it; a guess is not.
  const isKnown = certainty !== undefined && (!isOpen(certainty) || (certainty === 'worked-out' && isDescribed(current.version)))
  return isKnown && isOtherValue(value, current.value)
}
