import { z } from 'zod'

/** Longest text a call takes; names in the game are far shorter. */
const maxLength = 200

/** A text from an address: no control characters, not over-long. */
export function text(description: string, example: string) {
  return (
    z
      .string()
      .max(maxLength, `must be at most ${maxLength} characters`)
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters')
      .meta({ description, example })
  )
}

/** A whole number from an address. */
export function number(description: string, example: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number of at most 9 digits')
    .transform(Number)
    .meta({ description, example })
}
