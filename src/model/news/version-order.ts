/**
 * Compares two versions of the game, older first. A test build ("2.0D") stands before its version, "some build of that line"
 * ("1.6.x") right after it, and what has no number at all after everything else.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [toPlaces(a), toPlaces(b)]
  for (const [index, place] of left.entries()) {
    const other = right[index] ?? 0
    if (place !== other) return place < other ? -1 : 1
  }
  return 0
}

/** "2.0.6" -> [2, 0, 0, 6]: the line, the test build as a number below zero, the build. */
function toPlaces(version: string): number[] {
  const [, line, part, letter, build] = /^(\d+)\.(\d+)([A-Z])?(?:\.(\d+|x))?/.exec(version) ?? []
  if (line === undefined) return [Infinity, 0, 0, 0]
  const testBuild = letter ? letter.charCodeAt(0) - 100 : 0
  return [Number(line), Number(part), testBuild, build === 'x' ? 0.5 : Number(build ?? 0)]
}
