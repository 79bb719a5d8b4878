import { hundredthsPerCoin } from '#model/text/money.ts'
import { readNumber } from '#model/text/number-input.ts'
import type { Odds } from '#model/items/drop-chances.ts'
import type { Mark } from '#model/wiki/certainty.ts'

/** Groups of goods that are sold by weight. */
export const goodGroups = ['bar', 'gem', 'made', 'other'] as const
export type GoodGroup = (typeof goodGroups)[number]

/** The find that a good is made from, with its drop chance. */
export type FindOdds = Pick<Odds, 'label' | 'percent'>

/** A good that is sold by weight. */
export type Good = {
  name: string
  /** Item for picture and link; null if there is none ("Fish"). */
  safe_name: string | null
  /** True when the name covers several items ("Ring"), which are its `members`. */
  isSeveral: boolean
  members: { name: string; safe_name: string; value: number; mark: Mark | null }[]
  group: GoodGroup
  /** Hundredths of a coin per unit of weight. */
  value: number
  mark: Mark | null
  /** Null for an item of several finds (a ring takes gold and a gem) and for an unknown share. `item` names the line of its odds. */
  find: (FindOdds & { item: string }) | null
}

/** Splits families whose items have different prices of the reader. */
export function splitFamilies(goods: readonly Good[]): Good[] {
  const split = goods.flatMap((good): Good[] => {
    const apart = good.members.filter(({ value }) => value !== good.value)
    if (apart.length === 0) return [good]
    const members = good.members.filter(({ value }) => value === good.value)
    const alone = [...apart, ...(members.length === 1 ? members : [])]
    const family = members.length > 1 ? [{ ...good, safe_name: members[0]?.safe_name ?? null, members }] : []
    return [...family, ...alone.map((member): Good => ({ ...good, ...member, isSeveral: false, members: [] }))]
  })
  return sortGoods(split)
}

/** Sorts by group, then by price. */
export function sortGoods(goods: readonly Good[]): Good[] {
  const groupOrder = ({ group }: Good) => goodGroups.indexOf(group)
  return goods.toSorted((a, b) => groupOrder(a) - groupOrder(b) || b.value - a.value || a.name.localeCompare(b.name, 'en'))
}

/** How much of a good pays for something, in how many finds and chunks. */
type Payment = { good: Good; weight: number; finds: number | null; chunks: number | null }

/** Selling all finds, each in its refined form. */
export type MixedPayment = {
  /** Chunks of dirt to wash, on average. */
  chunks: number
  /** Average value of a chunk, in hundredths of a coin. */
  perChunk: number
  /** What each find is sold as. */
  parts: { find: FindOdds; good: Good }[]
}

/** Tolerance for floating point: 0.7 / 0.1 is 6.999…, 1.1 / 0.1 is 11.000…2. */
const hair = 1e-9
/** Rounds up to a whole number; never -0. */
const up = (count: number) => Math.max(0, Math.ceil(count - hair))

/** Limits of the fields. */
const maxCoins = 1e9
const maxWeight = 10_000

/** Parses coins to hundredths: "1 250,50" -> 125050; 0 for "" and invalid text. */
export function readCoins(text: string): { value: number; problem: string } {
  const { value, problem } = readNumber(text, { max: maxCoins })
  return { value: Math.round((value ?? 0) * hundredthsPerCoin), problem }
}

/** Parses the weight of a find; `assumed` for an invalid one. */
export function readFindWeight(text: string, assumed: number): { value: number; problem: string } {
  const { value, problem } = readNumber(text, { min: 0.01, max: maxWeight })
  return { value: value ?? assumed, problem }
}

/** Compares coins with a total, in hundredths of a coin. */
export function compareCoins(total: number, have: number): { missing: number; left: number; share: number } {
  return { missing: Math.max(0, total - have), left: Math.max(0, have - total), share: total === 0 ? 1 : Math.min(1, have / total) }
}

/** How much of a good pays for `missing` hundredths, rounded up. */
export function payWith(good: Good, missing: number, findWeight: number): Payment {
  const weight = up((missing * 100) / good.value) / 100
  if (!good.find) return { good, weight, finds: null, chunks: null }
  const finds = up(weight / findWeight)
  return { good, weight, finds, chunks: up((finds * 100) / good.find.percent) }
}

/** Uses the average price of a family, as a find becomes any of its items. */
function withMeanPrice(good: Good): Good {
  const { members } = good
  return members.length === 0 ? good : { ...good, value: members.reduce((sum, { value }) => sum + value, 0) / members.length }
}

/** How many chunks of dirt pay for `missing` on average, when every find is refined and sold; null when nothing sells. */
export function payWithAll(odds: readonly FindOdds[], goods: readonly Good[], missing: number, findWeight: number): MixedPayment | null {
  const parts = odds.flatMap((find) => {
    const good = goods.find(({ group, find: own }) => (group === 'bar' || group === 'gem') && own?.label === find.label)
    return good ? [{ find: { label: find.label, percent: find.percent }, good: withMeanPrice(good) }] : []
  })
  const perChunk = parts.reduce((sum, { find, good }) => sum + (find.percent / 100) * good.value * findWeight, 0)
  if (perChunk === 0) return null
  return { chunks: up(missing / perChunk), perChunk, parts }
}

/** Digs with a tool that brings up `perDig` chunks at a time. */
export function digsFor(chunks: number, perDig: number): number {
  return up(chunks / perDig)
}
