/** Versions of the game that this wiki describes; values of other versions are labeled. */
const described = /^1\.[67](\.|$)/

/** Whether a version is named and not described by this wiki. */
export function isOtherVersion(version: string): boolean {
  return version !== '' && !described.test(version)
}
