import { z } from 'zod'

/** Name of a thing in URLs and file names, as `toSafeName` returns it. */
export const SafeName = z
  .string()
  .regex(/^[^\s,'/?#%\\A-Z]+$/, 'expected a safe name: lower case, hyphens for spaces, no commas or apostrophes')
