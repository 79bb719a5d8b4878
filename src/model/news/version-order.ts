/**
 * Compares two versions of the game, older first. A test build ("2.0D") is before its version, an unknown build ("1.6.x") right after
 * "1.6", and a version without a number last.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)]
  for (const [index, part] of left.entries()) {
    const other = right[index] ?? 0
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

/** "2.0.6" -> [2, 0, 0, 6]: major, minor, the test build as a negative number, the build. */
function parseVersion(version: string): number[] {
  const [, major, minor, letter, build] = /^(\d+)\.(\d+)([A-Z])?(?:\.(\d+|x))?/.exec(version) ?? []
  if (major === undefined) return [Infinity, 0, 0, 0]
  const testBuild = letter ? letter.charCodeAt(0) - 100 : 0
  return [Number(major), Number(minor), testBuild, build === 'x' ? 0.5 : Number(build ?? 0)]
}
