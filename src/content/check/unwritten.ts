import { toFillIn } from '#model/wiki/draft.ts'
import type { Problem } from './problem.ts'

type NestedValue = { field: string[]; value: unknown }

/** Several checks walk the same entry, which none changes. */
const walked = new WeakMap<object, NestedValue[]>()

/** Lists each nested value with its path. */
export function walk(data: unknown): readonly NestedValue[] {
  const isObject = typeof data === 'object' && data !== null
  const cached = isObject ? walked.get(data) : undefined
  if (cached) return cached
  const values: NestedValue[] = []
  const visit = (value: unknown, field: string[]) => {
    if (typeof value !== 'object' || value === null) values.push({ field, value })
    else for (const [key, inner] of Object.entries(value)) visit(inner, [...field, key])
  }
  visit(data, [])
  if (isObject) walked.set(data, values)
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
