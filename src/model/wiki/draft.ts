import { z } from 'zod'

/** Marks an unfinished file, which is not published. */
export const draftField = z
  .boolean()
  .optional()
  .meta({ description: 'True while it is unfinished and not published. Delete the line when it is finished.' })

/** Prefix of a placeholder text. */
export const toFillIn = '(to fill in)'

export function isDraft(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && 'draft' in data && data.draft === true
}

/** Whether a draft is misspelled: `draft: yes`, `Draft: true`. */
export function isMisspeltDraft(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).some(([name, value]) => name.toLowerCase() === 'draft' && (name !== 'draft' || typeof value !== 'boolean'))
}

/** Removes `draft: false`. */
export function withoutDraft(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('draft' in data) || data.draft !== false) return data
  const { draft: _draft, ...rest } = data
  return rest
}
