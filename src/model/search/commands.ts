import { parseDecimal } from '#model/text/decimal.ts'
import { readQuantity } from '#model/lists/shopping-list.ts'
import { maxCounted } from '#model/tools/growth-timers/growth-timers.ts'

/** A command in a search text. Names are as typed. */
export type Command =
  | { do: 'timer'; minutes: number; name: string }
  | { do: 'list'; quantity: number; name: string; isExplicit: boolean }
  | { do: 'weigh'; weight: number; name: string }
  | { do: 'theme'; theme: 'light' | 'dark' }

const number = String.raw`\d{1,6}(?:[.,]\d{1,4})?`

/** "5 ram drills + 2 gold bars": a question (`src/model/answers`), not a command. */
const sumPattern = /\d.*(?:[+&]|\band\b|\bplus\b) ?\d/

/** "100 pressure" is an amount of something measured, not a number of items. */
const measurePattern = /^\d[\d.,]* ?%? ?(?:pressure|weight|coins?|percent)$/

/** The possible commands of a text, the likelier first: "12 gold" is a weight if gold is sold by weight, else a number of pieces. */
export function parseCommands(text: string): Command[] {
  const plain = text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
  if (sumPattern.test(plain) || measurePattern.test(plain)) return []
  const command = readTimer(plain) ?? readTheme(plain) ?? readAdding(plain)
  return command ? [command] : readAmount(plain)
}

/** "timer 10", "10 min timer", "set a timer for 1 h 30 m", "timer 20 wheat" */
function readTimer(text: string): Command | undefined {
  const before = /^(?:(?:set|start) )?(?:a )?timer(?: (?:for|of))? (.+)$/.exec(text)?.[1]
  const behind = /^(?:(?:set|start) )?(?:a )?(.+?) timer$/.exec(text)?.[1]
  const [, length = '', name = ''] =
    /^((?: ?\d+(?::\d\d)?(?:[.,]\d+)? ?(?:h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)?(?![a-z]))+) ?(?:for )?(.*)$/.exec(
      before ?? behind ?? '',
    ) ?? []
  const minutes = toMinutes(length)
  return minutes === undefined || (behind !== undefined && before === undefined && name !== '') ? undefined : { do: 'timer', minutes, name }
}

const minutesOf: Record<string, number> = { h: 60, m: 1, s: 1 / 60 }

/** "90 s" and "1h 30m" in whole minutes; a number alone is minutes, "1:30" hours and minutes. Undefined if not whole or out of range. */
function toMinutes(length: string): number | undefined {
  const parts = [...length.matchAll(/(\d+)(?::(\d\d))?(?:[.,](\d+))? ?([hms])?[a-z]*/g)]
  const total = parts.reduce((sum, [, whole = '', rest, part = '0', unit = rest === undefined ? 'm' : 'h']) => {
    return sum + Number(`${whole}.${part}`) * (minutesOf[unit] ?? 1) + Number(rest ?? 0)
  }, 0)
  const minutes = Math.round(total)
  return parts.length > 0 && Math.abs(total - minutes) < 0.001 && minutes >= 1 && minutes <= maxCounted ? minutes : undefined
}

/** "dark", "light mode", "theme: dark" */
function readTheme(text: string): Command | undefined {
  const [, theme] =
    /^(?:(?:switch|turn)? ?(?:to|on)? ?)(dark|light|night|day)(?: (?:mode|theme))?$/.exec(text) ?? /^theme:? (dark|light)$/.exec(text) ?? []
  if (!theme) return undefined
  return { do: 'theme', theme: theme === 'dark' || theme === 'night' ? 'dark' : 'light' }
}

/** "add 20 straight pipe", "add straight pipe x 20 to my list" */
function readAdding(text: string): Command | undefined {
  const [, rest] = /^(?:add|put) (.+?)(?: (?:to|on) (?:my |the )?list)?$/.exec(text) ?? []
  if (rest === undefined) return undefined
  return { do: 'list', isExplicit: true, ...(readPieces(rest) ?? { quantity: 1, name: rest }) }
}

/** "20 straight pipe", "20x straight pipe", "straight pipe x20" */
function readPieces(text: string): { quantity: number; name: string } | undefined {
  const [, first, name] = /^(\d{1,4}) ?(?:x |× ?|\* ?)?(\p{L}.*)$/u.exec(text) ?? []
  const [, other, last] = /^(\p{L}.*?) ?[x×*] ?(\d{1,4})$/u.exec(text) ?? []
  const quantity = readQuantity(first ?? last ?? '')
  const item = (name ?? other ?? '').trim()
  return quantity === undefined || item === '' ? undefined : { quantity, name: item }
}

/** "12.5 gold", "gold 12.5", "20 straight pipe" */
function readAmount(text: string): Command[] {
  const [, before, name] = new RegExp(`^(${number})(?: of)? (\\p{L}.*)$`, 'u').exec(text) ?? []
  const [, other, behind] = /^(\p{L}.*?) (\d{1,6}[.,]\d{1,4})$/u.exec(text) ?? []
  const weight = parseDecimal(before ?? behind ?? '')
  const pieces = readPieces(text)
  return [
    ...(weight !== null && weight > 0 ? [{ do: 'weigh' as const, weight, name: (name ?? other ?? '').trim() }] : []),
    ...(pieces ? [{ do: 'list' as const, isExplicit: false, ...pieces }] : []),
  ]
}
