/** The versions of the game this wiki describes; a number of another one says its version. */
const described = /^1\.[67](\.|$)/

/** True of a version that is named and is none of those described here. */
export function isOtherVersion(version: string): boolean {
  return version !== '' && !described.test(version)
}
