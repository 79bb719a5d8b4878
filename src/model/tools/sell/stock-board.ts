import { parseJson } from '#model/text/parse-json.ts'
import { toCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'

/** A stock board that a reader copied from the game. */
export type BoardDay = {
  /** Time of typing, in seconds since 1970. */
  typed: number
  /** Hundredths of a coin per unit of weight, by key of the good; base prices are left out. */
  prices: Record<string, number>
}

/** Maximum number of boards; older ones are dropped. */
export const maxDays = 14
/** Maximum price in hundredths of a coin. */
export const dearestOnBoard = 100_000
const maxKeyLength = 40

/** Parses the stored boards, oldest first; invalid ones are dropped. The last one is the current board. */
export function readBoards(text: string): BoardDay[] {
  const days = parseJson(text)
  return (Array.isArray(days) ? days : [])
    .flatMap((day: unknown) => parseBoardDay(day) ?? [])
    .toSorted((a, b) => a.typed - b.typed)
    .slice(-maxDays)
}

/** Adds a board typed at `now` (seconds). The time identifies a board, so it is made unique. */
export function addBoard(days: readonly BoardDay[], prices: BoardDay['prices'], now: number): BoardDay[] {
  return [...days, { typed: Math.max(now, (days.at(-1)?.typed ?? 0) + 1), prices }]
}

export function writeBoards(days: readonly BoardDay[]): string {
  return JSON.stringify(days.slice(-maxDays))
}

function parseBoardDay(day: unknown): BoardDay | null {
  if (typeof day !== 'object' || day === null || !('typed' in day) || !('prices' in day)) return null
  const { typed, prices } = day
  if (typeof typed !== 'number' || !Number.isSafeInteger(typed) || typed < 0) return null
  if (typeof prices !== 'object' || prices === null || Array.isArray(prices)) return null
  return { typed, prices: Object.fromEntries(Object.entries(prices as Record<string, unknown>).filter(isPrice)) }
}

function isPrice(entry: [string, unknown]): entry is [string, number] {
  const [key, price] = entry
  return key.length <= maxKeyLength && typeof price === 'number' && Number.isInteger(price) && price >= 0 && price <= dearestOnBoard
}

/** Price of a good on a board, and its difference from the base price in percent; `isTyped` is false for the base price. */
export function standOf({ key, base }: { key: string; base: number }, day: Pick<BoardDay, 'prices'> | undefined) {
  const price = day?.prices[key] ?? base
  return { price, percent: base === 0 ? 0 : ((price - base) / base) * 100, isTyped: day?.prices[key] !== undefined }
}

/** 12.3 -> "12% over", -13 -> "13% under"; empty at the base price. */
export function describePercent(percent: number): string {
  const whole = Math.round(Math.abs(percent))
  return whole === 0 ? '' : `${whole}% ${percent > 0 ? 'over' : 'under'}`
}

/** Texts of the price fields for a board; empty for base prices. */
export function toFieldTexts(goods: readonly (string | null)[], { prices }: BoardDay): string[] {
  return goods.map((good) => {
    const price = good === null ? undefined : prices[good]
    return price === undefined ? '' : toFieldText(toCoins(price))
  })
}
