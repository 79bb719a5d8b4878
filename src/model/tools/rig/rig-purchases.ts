import { namesOf } from '#model/wiki/keyed.ts'
import type { ListTotals } from '#model/lists/list-totals.ts'
import { clampQuantity, type ListEntry } from '#model/lists/shopping-list.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'
import type { RigRules, RigThing } from './rig-rules.ts'
import { runRig, type Rig, type RigRun, type RigSetting } from './run-rig.ts'

/** Most of each part that a rig may have here: more than anybody lays beside one line. */
export const rigLimits = { intakes: 20, drills: 20, tanks: 20, pipes: 100, filters: 20, washers: 20, belts: 200 } as const
export type RigCount = keyof typeof rigLimits
/** Without an intake there is no water, and so no rig. */
export const minOf = (count: RigCount) => (count === 'intakes' ? 1 : 0)

/** Of these the number is that of one line, and each intake has a line of its own. */
const ofOneLine: ReadonlySet<RigCount> = new Set<RigCount>(['tanks', 'pipes', 'filters'])

/** How many pieces of a part the whole rig has for each that is said. */
export function piecesOfOne({ intakes }: Pick<Rig, 'intakes'>, count: RigCount): number {
  return ofOneLine.has(count) ? intakes : 1
}

type Used = RigThing & { count: number }

/** Every part of a rig, with how many of it there are in all. */
export function listUsed(rules: RigRules, rig: Rig): Used[] {
  return namesOf(rigLimits).flatMap((part) => {
    const thing = thingOf(rules, rig, part)
    const count = rig[part] * piecesOfOne(rig, part)
    return thing && count > 0 ? [{ ...thing, count }] : []
  })
}

/** The parts as a shopping list holds them, with a shard for each machine that needs one. What is no item is named. */
export function toListEntries(rules: RigRules, rig: Rig): { entries: ListEntry[]; left: string[] } {
  const shards = rig.tanks * rig.intakes + (rig.drill.shardLoss === null ? 0 : rig.drills)
  const { fuel } = rules.parts
  const used = [...listUsed(rules, rig), ...(fuel && shards > 0 ? [{ ...fuel, count: shards }] : [])]
  return {
    entries: used.flatMap(({ id, count }) => (id === null ? [] : [{ id, quantity: clampQuantity(count) }])),
    left: used.flatMap(({ id, name }) => (id === null ? [name] : [])),
  }
}

/** How much of a sum stands on weak feet, in hundredths of a coin. */
type WeakCost = Pick<ListTotals, 'guessed' | 'workedOut' | 'ofOtherVersion'>
type RigCost = WeakCost & { mark: Mark | null; total: number; unknown: string[] }

/** What a rig of these parts costs. What has no price is left out and named. */
export function costOf(rules: RigRules, rig: Rig): RigCost {
  const used = listUsed(rules, rig)
  const sumOf = (counts: (thing: Used) => boolean) => used.filter(counts).reduce((sum, { price, count }) => sum + (price ?? 0) * count, 0)
  return {
    total: sumOf(() => true),
    guessed: sumOf(({ mark }) => mark === 'guess'),
    workedOut: sumOf(({ mark }) => mark === 'worked-out'),
    ofOtherVersion: sumOf(({ otherVersion }) => otherVersion !== ''),
    mark: worstMark(used.map(({ price, mark }) => (price === null ? null : mark))),
    unknown: used.filter(({ price }) => price === null).map(({ name }) => name),
  }
}

const partOf = { intakes: 'intake', tanks: 'tank', pipes: 'pipe', filters: 'filter', washers: 'washer', belts: 'belt' } as const

export function thingOf({ parts }: RigRules, { drill }: Pick<Rig, 'drill'>, count: RigCount): RigThing | undefined {
  return count === 'drills' ? drill : parts[partOf[count]]
}

/** One change to a rig: what it costs, what an hour brings more, and when it is paid back. */
export type RigChange = {
  what: RigCount | 'depth'
  thing: RigThing | undefined
  rig: Rig
  run: RigRun
  /** 0 for what costs nothing; null where the price is not known. */
  price: number | null
  /** How much of the price stands on weak feet: it may be a sum over several parts. */
  weak: WeakCost
  mark: Mark | null
  gain: Gain
  /** Minutes until it is paid back; null where it never is, or where the price is not known. */
  paidBack: number | null
}

/** What an hour of one rig has more than one of another. */
export type Gain = { coins: number; repairs: number }

/** Parts that a player may buy one more of. */
const bought = ['tanks', 'drills', 'filters', 'washers'] as const

/** What changing one thing does, whatever pays back first coming first. `now` is what the rig does as it is. */
export function listChanges(rules: RigRules, rig: Rig, setting: RigSetting, now: RigRun): RigChange[] {
  const more = ([...bought, 'intakes', 'belts'] as const).filter((count) => rig[count] < rigLimits[count])
  const own = costOf(rules, rig)
  const changes = more.map((what) => {
    const thing = thingOf(rules, rig, what)
    const changed = { ...rig, [what]: rig[what] + 1 }
    // One more intake is a line more, with all that stands in it.
    const cost = costOf(rules, changed)
    const price = thing && thing.price !== null ? cost.total - own.total : null
    const weak = {
      guessed: cost.guessed - own.guessed,
      workedOut: cost.workedOut - own.workedOut,
      ofOtherVersion: cost.ofOtherVersion - own.ofOtherVersion,
    }
    return { what, thing, rig: changed, price, weak, mark: markOfSum(weak) }
  })
  const free = [...deeper(rules, rig, now), ...(rig.pipes > 0 ? [{ what: 'pipes' as const, rig: { ...rig, pipes: rig.pipes - 1 } }] : [])]
  return [
    ...changes,
    ...free.map((change) => ({
      ...change,
      thing: change.what === 'pipes' ? rules.parts.pipe : rig.drill,
      price: 0,
      weak: sure,
      mark: null,
    })),
  ]
    .map((change) => {
      const run = runRig(rules, change.rig, setting)
      const gain = gainOf(now, run)
      const isPaid = change.price !== null && gain.coins > noGain
      return { ...change, run, gain, paidBack: isPaid ? ((change.price ?? 0) / gain.coins) * 60 : null }
    })
    .toSorted((one, other) => (one.paidBack ?? Infinity) - (other.paidBack ?? Infinity) || other.gain.coins - one.gain.coins)
}

const sure: WeakCost = { guessed: 0, workedOut: 0, ofOtherVersion: 0 }
const markOfSum = ({ guessed, workedOut }: WeakCost): Mark | null => (guessed > 0 ? 'guess' : workedOut > 0 ? 'worked-out' : null)

/** A step of quality farther down, where there is one. */
function deeper({ washing }: RigRules, rig: Rig, { quality }: RigRun): { what: 'depth'; rig: Rig }[] {
  const way = rig.drill.quality
  if (!way || !('metresPerStep' in way) || quality >= washing.quality.most) return []
  return [{ what: 'depth', rig: { ...rig, depth: (quality + 1) * way.metresPerStep } }]
}

export type Purchase = {
  /** How many more of each, only what is bought. */
  bought: { what: RigCount; thing: RigThing; count: number; price: number }[]
  rig: Rig
  price: number
  mark: Mark | null
  gain: Gain
  paidBack: number
}

/** Less than this is no gain: a hundredth of a coin in an hour. */
export const noGain = 1
/** As many more of one part are tried: hardly anybody carries more home at once. */
export const maxBatch = { tanks: 6, drills: 8, filters: 5, washers: 4 } as const

/**
 * What to buy for so many hundredths of a coin: of every choice of up to `mostAtOnce` parts that they pay for, the one that brings most
 * in an hour; of equals the one with fewer repairs, then the cheaper. Null where none brings more. Drills of another kind take the
 * place of those that stand there: a rig has one kind.
 */
export function bestPurchase(rules: RigRules, rig: Rig, setting: RigSetting, budget: number, now: RigRun): Purchase | null {
  let best: { from: Rig; more: More; price: number; gain: Gain } | null = null
  for (const from of [rig, ...withOtherDrills(rules, rig)]) {
    for (const { more, price } of choices(rules, from, budget)) {
      const gain = gainOf(now, runRig(rules, withMore(from, more), setting))
      if (gain.coins > noGain && (!best || isBetter({ gain, price }, best))) best = { from, more, price, gain }
    }
  }
  if (!best) return null
  const { from, more, price, gain } = best
  const list = bought.flatMap((what) => {
    const thing = thingOf(rules, from, what)
    const count = more[what] * piecesOfOne(rig, what)
    return thing && count > 0 ? [{ what, thing, count, price: (thing.price ?? 0) * count }] : []
  })
  const mark = worstMark(list.map(({ thing }) => thing.mark))
  return { bought: list, rig: withMore(from, more), price, mark, gain, paidBack: (price / gain.coins) * 60 }
}

/** The rig without its drills, ready for those of each other kind of which all is known. */
function withOtherDrills({ drills }: RigRules, rig: Rig): Rig[] {
  return drills
    .filter(({ safe_name, pace, weight, quality }) => safe_name !== rig.drill.safe_name && pace && weight && quality)
    .map((drill) => ({ ...rig, drill, drills: 0 }))
}

type More = Record<(typeof bought)[number], number>

const withMore = (rig: Rig, more: More): Rig => ({
  ...rig,
  tanks: rig.tanks + more.tanks,
  drills: rig.drills + more.drills,
  filters: rig.filters + more.filters,
  washers: rig.washers + more.washers,
})

/** Every choice that the coins pay for. What has no price is not among them. */
function choices(rules: RigRules, rig: Rig, budget: number): { more: More; price: number }[] {
  return bought.reduce<{ more: More; price: number }[]>(
    (all, what) => {
      const price = (thingOf(rules, rig, what)?.price ?? Infinity) * piecesOfOne(rig, what)
      const room = Math.min(maxBatch[what], rigLimits[what] - rig[what])
      return all.flatMap((one) => {
        const most = Math.max(0, Math.min(room, Math.floor((budget - one.price) / price)))
        return Array.from({ length: most + 1 }, (_, count) => ({
          more: { ...one.more, [what]: count },
          price: one.price + (count === 0 ? 0 : count * price),
        }))
      })
    },
    [{ more: { tanks: 0, drills: 0, filters: 0, washers: 0 }, price: 0 }],
  )
}

function isBetter(one: { gain: Gain; price: number }, best: { gain: Gain; price: number }): boolean {
  if (Math.abs(one.gain.coins - best.gain.coins) > noGain) return one.gain.coins > best.gain.coins
  if (Math.abs(one.gain.repairs - best.gain.repairs) > 1e-6) return one.gain.repairs < best.gain.repairs
  return one.price < best.price
}

function gainOf(now: RigRun, then: RigRun): Gain {
  return { coins: then.coinsPerHour - now.coinsPerHour, repairs: then.repairs.all - now.repairs.all }
}
