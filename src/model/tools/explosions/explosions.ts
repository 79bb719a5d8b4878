import type { Fact } from '#model/wiki/fact.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { toMark, type Mark } from '#model/wiki/certainty.ts'

/** The radii of an explosive in blocks, from a fact such as `logic_mini_nuke_radius`. */
export type Blast = {
  name: string
  item: string
  /** Key of the fact. */
  fact: string
  hole: number
  destruction: number
  /** What it does not destroy ("vehicles"), or empty. */
  spares: string
  /** Certainty of the radii. */
  mark: Mark | null
}

/** An explosive with its price. */
export type Explosive = Blast & {
  /** Safe name of its item. */
  safe_name: string
  /** Hundredths of a coin, or null. */
  price: number | null
  priceMark: Mark | null
}

/** Charges in a straight line with equal spacing. Lengths are in blocks. */
export type ChargeRow = {
  /** Length of the hole. */
  length: number
  width: number
  /** Width halfway between two charges; 0 if the holes do not meet. */
  narrowest: number
  /** Ground left between two holes. */
  gap: number
  /** Length of the area of destruction. */
  reach: number
  /** True when each charge is within the destruction radius of its neighbor. */
  inReach: boolean
  /** Price of all charges in hundredths of a coin. */
  price: number | null
}

/** Computes a row; `spacing` is the distance between charges in blocks. */
export function rowOfCharges(
  { hole, destruction, price }: Pick<Explosive, 'hole' | 'destruction' | 'price'>,
  count: number,
  spacing: number,
): ChargeRow {
  const between = (count - 1) * spacing
  const chord = Math.sqrt(Math.max(0, hole ** 2 - (spacing / 2) ** 2))
  const meets = spacing < 2 * hole
  return {
    length: between + 2 * hole,
    width: 2 * hole,
    narrowest: count === 1 ? 2 * hole : 2 * chord,
    gap: count > 1 && !meets ? spacing - 2 * hole : 0,
    reach: between + 2 * destruction,
    inReach: count > 1 && spacing <= destruction,
    price: price === null ? null : price * count,
  }
}

/** Number of charges for a row of `length` blocks; null if the spacing is 0 and one hole is too short. */
export function chargesFor(hole: number, spacing: number, length: number): number | null {
  if (length <= 2 * hole) return 1
  // Minus 1e-9 against rounding errors such as 0.1 + 0.2.
  return spacing > 0 ? Math.ceil((length - 2 * hole) / spacing - 1e-9) + 1 : null
}

/** Volume of a hole in blocks, taken as a sphere. */
export function holeVolume(radius: number): number {
  return (4 / 3) * Math.PI * radius ** 3
}

const factEnd = '_radius'

/** The explosives with known radii. Their facts are named after their items. */
export function listBlasts(facts: readonly (Pick<Fact, 'key' | 'value'> & Partial<Pick<Fact, 'certainty'>>)[]): Blast[] {
  return facts.flatMap(({ key, value, certainty }) => {
    if (!key.endsWith(factEnd) || value === null || typeof value !== 'object' || Array.isArray(value)) return []
    const { hole, destruction, spares } = value
    if (typeof hole !== 'number' || typeof destruction !== 'number') return []
    const words = key.slice(0, -factEnd.length).split('_')
    return [
      {
        name: words.map(toSentenceCase).join(' '),
        item: words.join('-'),
        fact: key,
        hole,
        destruction,
        spares: typeof spares === 'string' ? spares : '',
        mark: toMark(certainty),
      },
    ]
  })
}
