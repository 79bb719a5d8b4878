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
 * 2.4 clumps are 2 of them in six of ten stretches and 3 in the others.
 */
export function spreadOf(one: Spread, clumps: number): Spread {
  const whole = Math.floor(clumps)
  const fewer = repeat(one, whole)
  return clumps === whole ? fewer : mix(fewer, convolve(fewer, one), clumps - whole)
}

/** Eight of ten stretches lie between the numbers that are named; of what is bell-shaped, within so many standard deviations. */
export const usual = { share: 0.8, deviations: 1.2816 } as const
/** Of more clumps the sum is bell-shaped to less than a find, and drawing it one by one would take readers' time. */
const mostDrawn = 3600

/** Between which numbers eight of ten stretches with so many clumps lie. */
export function usualBand(one: Spread, clumps: number): { least: number; most: number } {
  if (clumps <= mostDrawn) return bandOf(spreadOf(one, clumps), usual.share)
  const mean = meanOf(one)
  const squares = one.chances.reduce((sum, chance, place) => sum + chance * (one.from + place) ** 2, 0)
  const half = usual.deviations * Math.sqrt(clumps * (squares - mean ** 2))
  return { least: Math.round(clumps * mean - half), most: Math.round(clumps * mean + half) }
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

/** Between which numbers most stretches of time lie: as many of the rest are below as above. 0.8 -> eight of ten */
export function bandOf({ from, chances }: Spread, share: number): { least: number; most: number } {
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

/** The sum of so many independent draws, by doubling. */
function repeat(one: Spread, times: number): Spread {
  let [sum, doubled]: [Spread, Spread] = [{ from: 0, chances: [1] }, one]
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = convolve(sum, doubled)
    if (left > 1) doubled = convolve(doubled, doubled)
  }
  return sum
}

function convolve(one: Spread, other: Spread): Spread {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1)
  for (const [place, chance] of one.chances.entries())
    for (const [at, also] of other.chances.entries()) chances[place + at] = (chances[place + at] ?? 0) + chance * also
  return trim({ from: one.from + other.from, chances: [...chances] })
}

/** Either of two, the second with this chance. */
function mix(one: Spread, other: Spread, share: number): Spread {
  const from = Math.min(one.from, other.from)
  const until = Math.max(one.from + one.chances.length, other.from + other.chances.length)
  return {
    from,
    chances: Array.from(
      { length: until - from },
      (_, place) => chanceOf(one, from + place) * (1 - share) + chanceOf(other, from + place) * share,
    ),
  }
}

/** Without the ends that nobody lives to see. */
function trim({ from, chances }: Spread): Spread {
  const first = chances.findIndex((chance) => chance > negligible)
  const last = chances.findLastIndex((chance) => chance > negligible)
  return { from: from + first, chances: chances.slice(first, last + 1) }
}
