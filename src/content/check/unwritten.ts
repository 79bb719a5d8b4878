import { toFillIn } from '#model/wiki/draft.ts'
import type { Problem } from './problem.ts'

/** Each value in it, however deep, with its field. */
export function walk(data: unknown, at: string[] = []): { field: string[]; value: unknown }[] {
  const values: { field: string[]; value: unknown }[] = []
  const visit = (value: unknown, field: string[]) => {
    if (typeof value !== 'object' || value === null) values.push({ field, value })
    else for (const [key, inner] of Object.entries(value)) visit(inner, [...field, key])
  }
  visit(data, at)
  return values
}

/** The fields that still ask for what is to be written there. */
export function listUnwritten(data: unknown): { field: string; value: unknown }[] {
  return walk(data)
    .filter(({ value }) => typeof value === 'string' && value.startsWith(toFillIn))
    .map(({ field, value }) => ({ field: field.join('.'), value }))
}

/** That something is not written yet is no mistake of a draft. */
export function isAboutUnwritten({ found }: Problem): boolean {
  return found.includes(`"${toFillIn}`)
}
