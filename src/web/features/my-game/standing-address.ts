import { paths } from '#model/wiki/paths.ts'

const sign = '#stands='

/** URL of the form that records where an item stands. */
export const standingAddress = (safeName: string) => `${paths.myGame}${sign}${encodeURIComponent(safeName)}`

/** The item in such a URL's fragment, or undefined. */
export function readStandingAddress(hash: string): string | undefined {
  return hash.startsWith(sign) ? hash.slice(sign.length) : undefined
}
