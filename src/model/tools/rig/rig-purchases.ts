import { worstMark, type Mark } from '#model/wiki/certainty.ts'
import { costOf, piecesPerUnit, rigLimits, thingOf, type RigCount, type WeakCost } from './rig-parts.ts'
import type { RigRules, RigThing } from './rig-rules.ts'
import { runRig, type Rig, type RigRun, type RigSetting } from './run-rig.ts'

/** A change of a rig with its cost and gain. */
export type RigChange = {
  what: RigCount | 'depth'
  thing: RigThing | undefined
  rig: Rig
  run: RigRun
  /** Hundredths of a coin; null if unknown. */
  price: number | null
  /** Uncertain parts of the price. */
  weak: WeakCost
  mark: Mark | null
  gain: Gain
  /** Minutes until it is paid back; null if never, or if the price is unknown. */
  paidBack: number | null
}

/** Difference of two rigs per hour. */
export type Gain = { coins: number; repairs: number }

/** Parts that can be bought one by one. */
const bought = ['tanks', 'drills', 'filters', 'washers'] as const

/** Lists single changes, fastest payback first. `now` is the run of the unchanged rig. */
export function listRigChanges(rules: RigRules, rig: Rig, setting: RigSetting, now: RigRun): RigChange[] {
  const more = ([...bought, 'intakes', 'belts'] as const).filter((count) => rig[count] < rigLimits[count])
  const own = costOf(rules, rig)
  const changes = more.map((what) => {
    const thing = thingOf(rules, rig, what)
    const changed = { ...rig, [what]: rig[what] + 1 }
    // One more intake is one more line with all its parts.
    const cost = costOf(rules, changed)
    const price = thing && thing.price !== null ? cost.total - own.total : null
    const weak = {
      guessed: cost.guessed - own.guessed,
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
    .toSorted((a, b) => (a.paidBack ?? Infinity) - (b.paidBack ?? Infinity) || b.gain.coins - a.gain.coins)
}

const sure: WeakCost = { guessed: 0, ofOtherVersion: 0 }
const markOfSum = ({ guessed }: WeakCost): Mark | null => (guessed > 0 ? 'guess' : null)

/** The change to the depth of the next quality step, if there is one. */
function deeper({ washing }: RigRules, rig: Rig, { quality }: RigRun): { what: 'depth'; rig: Rig }[] {
  const way = rig.drill.quality
  if (!way || !('metresPerStep' in way) || quality >= washing.quality.most) return []
  return [{ what: 'depth', rig: { ...rig, depth: (quality + 1) * way.metresPerStep } }]
}

export type Purchase = {
  /** The parts to buy. */
  bought: { what: RigCount; thing: RigThing; count: number; price: number }[]
  rig: Rig
  price: number
  mark: Mark | null
  gain: Gain
  paidBack: number
}

/** Smallest gain that counts, in hundredths of a coin per hour. */
export const noGain = 1
/** Maximum number of each part in one purchase. */
export const maxBatch = { tanks: 6, drills: 8, filters: 5, washers: 4 } as const

/**
 * Finds the purchase within a budget (hundredths of a coin) with the highest gain per hour, among all choices of up to `maxBatch` parts;
 * at equal gain with fewer repairs, then the cheaper. Null if none has a gain. A rig has one kind of drill, so other drills replace the
 * present ones.
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
    const count = more[what] * piecesPerUnit(rig, what)
    return thing && count > 0 ? [{ what, thing, count, price: (thing.price ?? 0) * count }] : []
  })
  const mark = worstMark(list.map(({ thing }) => thing.mark))
  return { bought: list, rig: withMore(from, more), price, mark, gain, paidBack: (price / gain.coins) * 60 }
}

/** The rig without its drills, for each other kind of drill with complete facts. */
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

/** All combinations of parts within the budget; parts without a price are left out. */
function choices(rules: RigRules, rig: Rig, budget: number): { more: More; price: number }[] {
  return bought.reduce<{ more: More; price: number }[]>(
    (all, what) => {
      const price = (thingOf(rules, rig, what)?.price ?? Infinity) * piecesPerUnit(rig, what)
      const room = Math.min(maxBatch[what], rigLimits[what] - rig[what])
      return all.flatMap((choice) => {
        const most = Math.max(0, Math.min(room, Math.floor((budget - choice.price) / price)))
        return Array.from({ length: most + 1 }, (_, count) => ({
          more: { ...choice.more, [what]: count },
          price: choice.price + (count === 0 ? 0 : count * price),
        }))
      })
    },
    [{ more: { tanks: 0, drills: 0, filters: 0, washers: 0 }, price: 0 }],
  )
}

function isBetter(purchase: { gain: Gain; price: number }, best: { gain: Gain; price: number }): boolean {
  if (Math.abs(purchase.gain.coins - best.gain.coins) > noGain) return purchase.gain.coins > best.gain.coins
  if (Math.abs(purchase.gain.repairs - best.gain.repairs) > 1e-6) return purchase.gain.repairs < best.gain.repairs
  return purchase.price < best.price
}

function gainOf(now: RigRun, then: RigRun): Gain {
  return { coins: then.coinsPerHour - now.coinsPerHour, repairs: then.repairs.all - now.repairs.all }
}
