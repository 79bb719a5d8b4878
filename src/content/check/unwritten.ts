import { toFillIn } from '#model/wiki/draft.ts'
import type { Problem } from './problem.ts'

/** Each value in it, however deep, with its field. */
export function* walk(value: unknown, field: string[] = []): Generator<{ field: string[]; value: unknown }> {
  if (typeof value !== 'object' || value === null) yield { field, value }
  else for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...field, key])
}

/** The fields that still ask for what is to be written there. */
export function listUnwritten(data: unknown): { field: string; value: unknown }[] {
  return [...walk(data)]
    .filter(({ value }) => typeof value === 'string' && value.startsWith(toFillIn))
    .map(({ field, value }) => ({ field: field.join('.'), value }))
}

/** That something is not written yet is no mistake of a draft. */
export function isAboutUnwritten({ found }: Problem): boolean {
  return found.includes(`"${toFillIn}`)
}
