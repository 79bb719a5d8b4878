import { paths } from '#model/wiki/paths.ts'

const sign = '#stands='

/** Where a reader says how many of a thing stand where. */
export const standingAddress = (safeName: string) => `${paths.myGame}${sign}${encodeURIComponent(safeName)}`

/** The thing that such an address names; undefined where it names none. */
export function readStandingAddress(hash: string): string | undefined {
  return hash.startsWith(sign) ? hash.slice(sign.length) : undefined
}
