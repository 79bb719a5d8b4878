import { transform, type Complex } from './fourier.ts'

/** A probability distribution: `chances[0]` is the chance of `from` finds, `chances[1]` of one more, and so on. */
export type Spread = { from: number; chances: number[] }

/** Chances below this are cut off; they change no displayed number. */
const negligible = 1e-13

/** Distribution for one clump: the `counts` of finds are equally likely, and each find is of the kind with probability `share`. */
export function clumpSpread(share: number, counts: readonly number[]): Spread {
  const chances = Array.from({ length: Math.max(0, ...counts) + 1 }, () => 0)
  for (const count of counts) {
    // Binomial distribution, one find at a time.
    let drawn = [1]
    for (let find = 0; find < count; find++)
      drawn = [...drawn, 0].map((chance, index) => chance * (1 - share) + (drawn[index - 1] ?? 0) * share)
    drawn.forEach((chance, index) => (chances[index] = (chances[index] ?? 0) + chance / counts.length))
  }
  return trim({ from: 0, chances })
}

/**
 * Distribution for a number of independent clumps: that of one clump convolved with itself, computed with Fourier transforms. 2.4 clumps
 * per period are 2 clumps in 60% of the periods and 3 in the others.
 */
export function spreadOf(clump: Spread, clumps: number): Spread {
  return clumps < fewClumps ? addOneByOne(clump, clumps) : multiplyTransforms(clump, clumps)
}

/** Below this number, direct convolution is faster than two transforms. */
const fewClumps = 8

function addOneByOne(clump: Spread, clumps: number): Spread {
  let sum = [1]
  for (let left = clumps; left > 0; left--) {
    // The last clump may be partial: it occurs with probability `share`.
    const share = Math.min(1, left)
    const next = Array.from({ length: sum.length + clump.from + clump.chances.length - 1 }, () => 0)
    for (const [index, before] of sum.entries()) {
      next[index] = (next[index] ?? 0) + before * (1 - share)
      for (const [extra, chance] of clump.chances.entries()) {
        const at = index + clump.from + extra
        next[at] = (next[at] ?? 0) + before * chance * share
      }
    }
    sum = next
  }
  return trim({ from: 0, chances: sum })
}

function multiplyTransforms(clump: Spread, clumps: number): Spread {
  const whole = Math.floor(clumps)
  const { from, size } = windowOf(clump, clumps)
  const drawn: Complex = { re: new Float64Array(size), im: new Float64Array(size) }
  for (const [index, chance] of clump.chances.entries()) drawn.re[(clump.from + index) % size] = chance
  transform(drawn)
  for (let at = 0; at < size; at++) {
    const re = drawn.re[at] ?? 0
    const im = drawn.im[at] ?? 0
    const length = Math.hypot(re, im) ** whole
    const angle = Math.atan2(im, re) * whole
    // `whole` clumps, or one more.
    const moreRe = 1 + (clumps - whole) * (re - 1)
    const moreIm = (clumps - whole) * im
    const x = length * Math.cos(angle)
    const y = length * Math.sin(angle)
    drawn.re[at] = (x * moreRe - y * moreIm) / size
    drawn.im[at] = (x * moreIm + y * moreRe) / size
  }
  // A second transform inverts the first, in reverse order.
  transform(drawn)
  return trim({ from, chances: Array.from({ length: size }, (_, index) => drawn.re[-(from + index) & (size - 1)] ?? 0) })
}

/** Range of the chances that are not negligible: eight standard deviations around the mean, and a margin for rare finds. */
function windowOf(clump: Spread, clumps: number): { from: number; size: number } {
  const mean = meanOfSpread(clump)
  const squares = clump.chances.reduce((sum, chance, index) => sum + chance * (clump.from + index) ** 2, 0)
  const most = clump.from + clump.chances.length
  // Rounding errors can make a zero variance slightly negative.
  const reach = 8 * Math.sqrt(Math.ceil(clumps) * Math.max(0, squares - mean ** 2)) + 16 * most
  return { from: Math.max(0, Math.floor(clumps * mean - reach)), size: 2 ** Math.ceil(Math.log2(Math.max(2 * reach, most) + 1)) }
}

/** Sums the chances in at most `most` bars of equal width, from 0 to `until` finds. */
export function toBars({ from, chances }: Spread, until: number, most: number): { width: number; bars: number[] } {
  const width = Math.ceil((until + 1) / most)
  const bars = Array.from({ length: Math.ceil((until + 1) / width) }, () => 0)
  for (const [index, chance] of chances.entries()) {
    const bar = Math.floor((from + index) / width)
    if (bar < bars.length) bars[bar] = (bars[bar] ?? 0) + chance
  }
  return { width, bars }
}

/** Mean number of finds. */
export function meanOfSpread({ from, chances }: Spread): number {
  return chances.reduce((sum, chance, index) => sum + chance * (from + index), 0)
}

/** Chance of exactly `count` finds. */
export function chanceOf({ from, chances }: Spread, count: number): number {
  return chances[count - from] ?? 0
}

/** The central interval that contains `share` of the distribution. */
export function bandOf({ from, chances }: Spread, share = 0.8): { least: number; most: number } {
  const tail = (1 - share) / 2
  let sum = 0
  let least: number | null = null
  for (const [index, chance] of chances.entries()) {
    sum += chance
    // Minus 1e-9 against rounding errors at an exact tail.
    if (least === null && sum >= tail - 1e-9) least = from + index
    if (sum >= 1 - tail - 1e-9) return { least: least ?? from + index, most: from + index }
  }
  return { least: least ?? from, most: from + chances.length - 1 }
}

/** Cuts off negligible ends. */
function trim({ from, chances }: Spread): Spread {
  const first = chances.findIndex((chance) => chance > negligible)
  const last = chances.findLastIndex((chance) => chance > negligible)
  return { from: from + first, chances: chances.slice(first, last + 1) }
}
