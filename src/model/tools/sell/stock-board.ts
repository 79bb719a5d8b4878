import { parseJson } from '#model/text/parse-json.ts'
import { toCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'

/** A stock board as somebody read it in the game. */
export type BoardDay = {
  /** When it was typed: seconds since 1970. */
  typed: number
  /** Hundredths of a coin for one unit of weight, by the key of the good. What is left out stands at its base price. */
  prices: Record<string, number>
}

/** As many as the chart shows. Older ones make room. */
export const maxDays = 14
/** Dearer than anything on a board: hundredths of a coin. */
export const dearestOnBoard = 100_000
const maxKeyLength = 40

/** The boards that a browser keeps, oldest first; what cannot be read is left out. The last one is the board of today. */
export function readBoards(text: string): BoardDay[] {
  const found = parseJson(text)
  return (Array.isArray(found) ? found : [])
    .flatMap((one: unknown) => parseBoardDay(one) ?? [])
    .toSorted((one, other) => one.typed - other.typed)
    .slice(-maxDays)
}

/** A board typed now (seconds), behind the others. No two are of the same second: by that they are told apart. */
export function addBoard(days: readonly BoardDay[], prices: BoardDay['prices'], now: number): BoardDay[] {
  return [...days, { typed: Math.max(now, (days.at(-1)?.typed ?? 0) + 1), prices }]
}

export function writeBoards(days: readonly BoardDay[]): string {
  return JSON.stringify(days.slice(-maxDays))
}

function parseBoardDay(found: unknown): BoardDay | null {
  if (typeof found !== 'object' || found === null || !('typed' in found) || !('prices' in found)) return null
  const { typed, prices } = found
  if (typeof typed !== 'number' || !Number.isSafeInteger(typed) || typed < 0) return null
  if (typeof prices !== 'object' || prices === null || Array.isArray(prices)) return null
  return { typed, prices: Object.fromEntries(Object.entries(prices as Record<string, unknown>).filter(isPrice)) }
}

function isPrice(entry: [string, unknown]): entry is [string, number] {
  const [key, price] = entry
  return key.length <= maxKeyLength && typeof price === 'number' && Number.isInteger(price) && price >= 0 && price <= dearestOnBoard
}

/** What a good stands at on a board, and how far from its base in percent; `isTyped` is false where it is taken to be at its base. */
export function standOf({ key, base }: { key: string; base: number }, day: Pick<BoardDay, 'prices'> | undefined) {
  const price = day?.prices[key] ?? base
  return { price, percent: base === 0 ? 0 : ((price - base) / base) * 100, isTyped: day?.prices[key] !== undefined }
}

/** How far a price is from its base, as the arrows of the board say it: "12% over", "13% under"; empty at the base. */
export function describePercent(percent: number): string {
  const whole = Math.round(Math.abs(percent))
  return whole === 0 ? '' : `${whole}% ${percent > 0 ? 'over' : 'under'}`
}

/** What stands in the fields of these goods for a board; empty where its base price holds. */
export function toFieldTexts(goods: readonly (string | null)[], { prices }: BoardDay): string[] {
  return goods.map((good) => {
    const price = good === null ? undefined : prices[good]
    return price === undefined ? '' : toFieldText(toCoins(price))
  })
}
