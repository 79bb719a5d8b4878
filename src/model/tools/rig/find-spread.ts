import { transform, type Complex } from './fourier.ts'

/** How likely each number of finds is: `chances[0]` is the chance of `from` finds, and so on. */
export type Spread = { from: number; chances: number[] }

/** So unlikely that a thousand such ends together show in no number of a page. */
const negligible = 1e-13

/** Of one clump, when each number of finds in `counts` is as likely as the others and each find is of a kind with this share. */
export function clumpSpread(share: number, counts: readonly number[]): Spread {
  const chances = Array.from({ length: Math.max(0, ...counts) + 1 }, () => 0)
  for (const count of counts) {
    // Of `count` finds, one after the other: how many are of the kind.
    let drawn = [1]
    for (let find = 0; find < count; find++)
      drawn = [...drawn, 0].map((chance, place) => chance * (1 - share) + (drawn[place - 1] ?? 0) * share)
    drawn.forEach((chance, place) => (chances[place] = (chances[place] ?? 0) + chance / counts.length))
  }
  return trim({ from: 0, chances })
}

/**
 * Of so many clumps, each drawn by itself. A number with a fraction is what falls into a stretch of time that begins at any moment:
 * 2.4 clumps are 2 of them in six of ten stretches and 3 in the others. Exact for any number: the chances of a sum are those of one clump
 * convolved with themselves, which multiplies their Fourier transforms.
 */
export function spreadOf(one: Spread, clumps: number): Spread {
  return clumps < fewClumps ? addOneByOne(one, clumps) : multiplyTransforms(one, clumps)
}

/** Fewer are added up in fewer steps than two transforms take. */
const fewClumps = 8

function addOneByOne(one: Spread, clumps: number): Spread {
  let sum = [1]
  for (let left = clumps; left > 0; left--) {
    // The last may be a part of a clump: it is there in so many of the cases.
    const share = Math.min(1, left)
    const next = Array.from({ length: sum.length + one.from + one.chances.length - 1 }, () => 0)
    for (const [place, before] of sum.entries()) {
      next[place] = (next[place] ?? 0) + before * (1 - share)
      for (const [found, chance] of one.chances.entries()) {
        const at = place + one.from + found
        next[at] = (next[at] ?? 0) + before * chance * share
      }
    }
    sum = next
  }
  return trim({ from: 0, chances: sum })
}

function multiplyTransforms(one: Spread, clumps: number): Spread {
  const whole = Math.floor(clumps)
  const { from, size } = windowOf(one, clumps)
  const drawn: Complex = { re: new Float64Array(size), im: new Float64Array(size) }
  for (const [place, chance] of one.chances.entries()) drawn.re[(one.from + place) % size] = chance
  transform(drawn)
  for (let at = 0; at < size; at++) {
    const re = drawn.re[at] ?? 0
    const im = drawn.im[at] ?? 0
    const length = Math.hypot(re, im) ** whole
    const angle = Math.atan2(im, re) * whole
    // Either so many or one more.
    const moreRe = 1 + (clumps - whole) * (re - 1)
    const moreIm = (clumps - whole) * im
    const x = length * Math.cos(angle)
    const y = length * Math.sin(angle)
    drawn.re[at] = (x * moreRe - y * moreIm) / size
    drawn.im[at] = (x * moreIm + y * moreRe) / size
  }
  // A second time it leads back, in the opposite order.
  transform(drawn)
  return trim({ from, chances: Array.from({ length: size }, (_, place) => drawn.re[-(from + place) & (size - 1)] ?? 0) })
}

/** Where all chances lie that are not negligible: eight standard deviations around the average, and a little more where finds are rare. */
function windowOf(one: Spread, clumps: number): { from: number; size: number } {
  const mean = meanOf(one)
  const squares = one.chances.reduce((sum, chance, place) => sum + chance * (one.from + place) ** 2, 0)
  const most = one.from + one.chances.length
  // Binary fractions put the variance of what is certain a hair under nothing.
  const reach = 8 * Math.sqrt(Math.ceil(clumps) * Math.max(0, squares - mean ** 2)) + 16 * most
  return { from: Math.max(0, Math.floor(clumps * mean - reach)), size: 2 ** Math.ceil(Math.log2(Math.max(2 * reach, most) + 1)) }
}

/** The chances gathered into at most so many bars of equal width, from no find on. */
export function toBars({ from, chances }: Spread, until: number, most: number): { width: number; bars: number[] } {
  const width = Math.ceil((until + 1) / most)
  const bars = Array.from({ length: Math.ceil((until + 1) / width) }, () => 0)
  for (const [place, chance] of chances.entries()) {
    const bar = Math.floor((from + place) / width)
    if (bar < bars.length) bars[bar] = (bars[bar] ?? 0) + chance
  }
  return { width, bars }
}

export function meanOf({ from, chances }: Spread): number {
  return chances.reduce((sum, chance, place) => sum + chance * (from + place), 0)
}

/** The chance of exactly so many. */
export function chanceOf({ from, chances }: Spread, count: number): number {
  return chances[count - from] ?? 0
}

/** Between which numbers most stretches of time lie, eight of ten of them: as many of the rest are below as above. */
export function bandOf({ from, chances }: Spread, share = 0.8): { least: number; most: number } {
  const tail = (1 - share) / 2
  let sum = 0
  let least: number | null = null
  for (const [place, chance] of chances.entries()) {
    sum += chance
    // A hair more, because binary fractions put an exact tail just under.
    if (least === null && sum >= tail - 1e-9) least = from + place
    if (sum >= 1 - tail - 1e-9) return { least: least ?? from + place, most: from + place }
  }
  return { least: least ?? from, most: from + chances.length - 1 }
}

/** Without the ends that nobody lives to see. */
function trim({ from, chances }: Spread): Spread {
  const first = chances.findIndex((chance) => chance > negligible)
  const last = chances.findLastIndex((chance) => chance > negligible)
  return { from: from + first, chances: chances.slice(first, last + 1) }
}
