export type Point = { x: number; y: number }

/** Rounds after which those that still touch stay as they are: there is no room. */
const mostRounds = 30

/**
 * Where to draw points so that no two are nearer than `gap` both across and down, each as near to its own place as that
 * allows. The same points always come out the same.
 */
export function spreadApart(points: readonly Point[], gap: number): Point[] {
  const drawn = points.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < mostRounds; round++) {
    let hasMoved = false
    for (const [place, one] of drawn.entries()) {
      for (const other of drawn.slice(place + 1)) {
        const [across, down] = [other.x - one.x, other.y - one.y]
        const [shortAcross, shortDown] = [gap - Math.abs(across), gap - Math.abs(down)]
        if (shortAcross <= 0 || shortDown <= 0) continue
        hasMoved = true
        // The shorter way; a hair more, or rounding would have them meet again.
        if (shortAcross <= shortDown) push(one, other, 'x', (across < 0 ? -1 : 1) * (shortAcross / 2 + 0.01))
        else push(one, other, 'y', (down < 0 ? -1 : 1) * (shortDown / 2 + 0.01))
      }
    }
    if (!hasMoved) break
  }
  return drawn
}

function push(one: Point, other: Point, axis: 'x' | 'y', by: number) {
  one[axis] -= by
  other[axis] += by
}
