import { z } from 'zod'

/** Longest text of a parameter. */
const maxLength = 200

/** A text parameter: no control characters, limited length. */
export const Text = z
  .string()
  .max(maxLength, `must be at most ${maxLength} characters`)
  // oxlint-disable-next-line no-control-regex -- the pattern matches control characters
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters')

/** A whole number parameter. */
export const WholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number of at most 9 digits')
  .transform(Number)

export const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1')
  .transform(Number)
  .meta({ description: 'Number of the page, of 50 rows each', example: 1 })

export function textParameter(description: string, example: string) {
  return Text.meta({ description, example })
}

/** A whole number of at most 9 digits. */
export function numberParameter(description: string, example: number) {
  return WholeNumber.meta({ description, example })
}

/** A list parameter, joined with bars: "logic-explosives|logic-mini-nuke" */
export function listParameter<Entry extends typeof Text | typeof WholeNumber>(
  entry: Entry,
  most: number,
  description: string,
  example: string,
) {
  return z
    .string()
    .transform((parts) => parts.split('|'))
    .pipe(z.array(entry).max(most, `must be at most ${most}, separated by |`))
    .meta({ description: `${description}, separated by |; at most ${most}`, example })
}
