import { parse } from 'yaml'
import { z } from 'zod'
import { SafeName } from '#model/text/safe-name.ts'
import { unwrap } from '../check/shapes.ts'

/** Parses a typed value as YAML; for text fields it stays text, so that version 1.6 is no number. */
export function readAnswer(text: string, type: z.ZodType | undefined): unknown {
  const inner = type && unwrap(type).inner
  if (inner instanceof z.ZodString || inner instanceof z.ZodEnum || inner === SafeName) return text
  try {
    return parse(text) as unknown
  } catch {
    return text
  }
}
