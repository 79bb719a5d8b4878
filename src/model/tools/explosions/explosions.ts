import type { Fact } from '#model/wiki/fact.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { toMark, type Mark } from '#model/wiki/certainty.ts'

/** What a fact such as `logic_mini_nuke_radius` tells of an explosive: how far it digs and destroys, in blocks. */
export type Blast = {
  name: string
  item: string
  /** Key of the fact. */
  fact: string
  hole: number
  destruction: number
  /** What it is known to leave whole ("vehicles"); empty where nobody says so. */
  spares: string
  /** How sure the radii are. */
  mark: Mark | null
}

/** An explosive with its price. */
export type Explosive = Blast & {
  /** Of its item. */
  safe_name: string
  /** Hundredths of a coin, or null. */
  price: number | null
  priceMark: Mark | null
}

/** Charges one behind the other in a straight line, as many blocks apart. */
export type ChargeRow = {
  /** From one end of what is dug away to the other. */
  length: number
  width: number
  /** How wide it is halfway between two charges; 0 where the holes do not meet. */
  narrowest: number
  /** Ground left standing between two holes. */
  gap: number
  /** From one end of what is destroyed to the other. */
  reach: number
  /** True when each charge stands within the destruction radius of its neighbour. */
  inReach: boolean
  /** Price of all charges in hundredths of a coin. */
  price: number | null
}

/** `spacing` is the distance in blocks from one charge to the next. */
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

/** How many charges a row needs to reach so many blocks; null when charges on one spot never would. */
export function chargesFor(hole: number, spacing: number, length: number): number | null {
  if (length <= 2 * hole) return 1
  // A hair less, so that 0.1 + 0.2 does not ask for one charge more.
  return spacing > 0 ? Math.ceil((length - 2 * hole) / spacing - 1e-9) + 1 : null
}

/** Blocks in a hole, taken as a ball. */
export function holeVolume(radius: number): number {
  return (4 / 3) * Math.PI * radius ** 3
}

const factEnd = '_radius'

/** The explosives whose radii are written down. Each has a fact that is named after its item. */
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
