import { toFillIn } from '#model/wiki/draft.ts'
import type { Problem } from './problem.ts'

/** Yields each nested value with its path. */
export function walk(data: unknown, at: string[] = []): { field: string[]; value: unknown }[] {
  const values: { field: string[]; value: unknown }[] = []
  const visit = (value: unknown, field: string[]) => {
    if (typeof value !== 'object' || value === null) values.push({ field, value })
    else for (const [key, inner] of Object.entries(value)) visit(inner, [...field, key])
  }
  visit(data, at)
  return values
}

/** Lists fields that still hold a placeholder. */
export function listUnwritten(data: unknown): { field: string; value: unknown }[] {
  return walk(data)
    .filter(({ value }) => typeof value === 'string' && value.startsWith(toFillIn))
    .map(({ field, value }) => ({ field: field.join('.'), value }))
}

/** Whether a problem is only about a placeholder, which is fine in a draft. */
export function isAboutUnwritten({ found }: Problem): boolean {
  return found.includes(`"${toFillIn}`)
}
