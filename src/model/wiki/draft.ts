import { z } from 'zod'

/** A thing that is not written to its end says so: it is read by nobody, and refers to nothing. */
export const draftField = z
  .boolean()
  .optional()
  .meta({ description: 'True while it is not written to its end: then it is not published. Take the line away when it is.' })

/** How a text begins that a writer has still to write. */
export const toFillIn = '(to fill in)'

export function isDraft(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && 'draft' in data && data.draft === true
}

/** True of what is meant as a draft, most likely, and does not say so: `draft: yes`, `Draft: true`. */
export function isMisspeltDraft(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).some(([name, value]) => name.toLowerCase() === 'draft' && (name !== 'draft' || typeof value !== 'boolean'))
}

/** `draft: false` says no more than no such line. */
export function withoutDraft(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('draft' in data) || data.draft !== false) return data
  const { draft: _draft, ...rest } = data
  return rest
}
