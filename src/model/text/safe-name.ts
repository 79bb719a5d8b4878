import { z } from 'zod'

/** The name of a thing in addresses and file names: what `toSafeName` makes of its name. */
export const SafeName = z
  .string()
  .regex(/^[^\s,'/?#%\\A-Z]+$/, 'expected a safe name: lower case, hyphens for spaces, no commas or apostrophes')
