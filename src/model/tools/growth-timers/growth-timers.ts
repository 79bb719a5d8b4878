import { oneOf } from '#model/text/one-of.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { growthStages, type GrowthRules } from './plant-growth.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { countOf } from '#model/text/count-of.ts'
import { toPlainDigits } from '#model/text/decimal.ts'

/** What its form asks of a timer: what it waits for. */
export const askedTypes = ['plant', 'pot', 'smelter', 'own'] as const
/** Those that the rig planner starts: a machine that wears until it stops, and what is burnt in one. */
const rigTypes = ['wear', 'fuel'] as const
const timerTypes = [...askedTypes, ...rigTypes] as const
export type TimerType = (typeof timerTypes)[number]

/** The facts timers run by. What is not known has no timers. */
export type TimerRules = {
  plant: GrowthRules | null
  /** Minutes until a fishing pot has a catch, from and to. */
  pot: { least: number; most: number } | null
  /** Seconds for one ingot. */
  smelter: number | null
  /** What a tick of a machine is taken for, by which rigs wear. */
  tickSeconds: number | null
}

export type Timer = {
  type: TimerType
  name: string
  /** Seconds since 1970: whole ones, as the address keeps them. */
  start: number
  /** How many ingots, how many minutes of a time of one's own, how many seconds of what a rig wears; 1 for everything else. */
  count: number
}

/** Something that is reached at a certain time after the start. */
export type TimerMark = {
  seconds: number
  label: string
  /** True from the first mark on at which there is something to fetch. */
  ready: boolean
  /** True where somebody wants to be called. */
  call: boolean
}

export const maxNameLength = 40
export const maxTimers = 20
/** The most ingots or minutes of a timer. */
export const maxCounted = 999
/** The most seconds: nobody waits for longer than a day. */
export const maxSeconds = 86_400
export const isOfRig = (type: TimerType) => rigTypes.some((one) => one === type)
/** True of timers that count something. */
export const counts = (type: TimerType) => type === 'smelter' || type === 'own'

/** The marks of a timer, first to last. */
export function listMarks(type: TimerType, count: number, { plant, pot, smelter }: TimerRules): TimerMark[] {
  if (type === 'own') return [{ seconds: count * 60, label: countOf(count, 'minute'), ready: true, call: true }]
  if (isOfRig(type)) return [{ seconds: count, label: `After ${formatLength(count)}`, ready: true, call: true }]
  if (type === 'plant' && plant) {
    return growthStages(plant).map(({ stage, minutes, ready, bags }) => ({
      seconds: minutes * 60,
      label: `Stage ${stage}: ${countOf(bags, 'seed bag')}`,
      ready,
      call: stage === plant.harvestStage || stage === plant.stages,
    }))
  }
  if (type === 'pot' && pot) {
    return [
      { seconds: pot.least * 60, label: 'A catch at the earliest', ready: false, call: false },
      { seconds: pot.most * 60, label: 'A catch at the latest', ready: true, call: true },
    ]
  }
  if (type === 'smelter' && smelter !== null) {
    // Every ingot of a short run, ten even steps of a long one.
    const steps = Math.min(count, 10)
    const ingots = [...new Set(Array.from({ length: steps }, (_, place) => Math.round((count * (place + 1)) / steps)))]
    return ingots.map((ingot) => ({
      seconds: ingot * smelter,
      label: countOf(ingot, 'ingot'),
      ready: ingot === count,
      call: ingot === count,
    }))
  }
  return []
}

/** How sure its moments are: one stage, one ingot and "a minute or two" are told, and the rest is worked out. */
export function markOfMoments(type: TimerType): Mark | null {
  return type === 'own' || isOfRig(type) ? null : 'worked-out'
}

export type TimerState = {
  /** Seconds since the start; negative before it. */
  elapsed: number
  /** The last mark reached and the one after it. */
  reached: TimerMark | null
  next: TimerMark | null
  /** Seconds until there is something to fetch; 0 once there is. */
  untilReady: number
  isReady: boolean
  isOver: boolean
  /** 0 to 1 of the whole time. */
  share: number
}

/** How far a timer is. Worked out from its start alone, so sleep and slow tabs change nothing. `now` is in milliseconds. */
export function stateOf(marks: readonly TimerMark[], start: number, now: number): TimerState {
  const elapsed = Math.floor(now / 1000) - start
  const reached = marks.findLast(({ seconds }) => seconds <= elapsed) ?? null
  const next = marks.find(({ seconds }) => seconds > elapsed) ?? null
  const readyAt = marks.find(({ ready }) => ready)?.seconds ?? 0
  const last = marks.at(-1)?.seconds ?? 0
  return {
    elapsed,
    reached,
    next,
    untilReady: Math.max(0, readyAt - elapsed),
    isReady: elapsed >= readyAt,
    isOver: next === null,
    share: last === 0 ? 1 : Math.min(1, Math.max(0, elapsed / last)),
  }
}

/** A length of time: 65 -> "1:05", 3725 -> "1:02:05" */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const day = 86_400

/** A time of day as seconds after midnight: "14:05" and "14:05:30", also with dots; null for anything else. */
export function parseClock(text: string): number | null {
  const match = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d))?$/.exec(toPlainDigits(text).trim())
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0) : null
}

/** The time of day so many seconds later: "14:05", a day later said by `days`. Seconds only where there are some. */
export function clockAfter(start: number, seconds: number): { clock: string; days: number } {
  const at = start + Math.round(seconds)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor((at % day) / 3600), Math.floor((at % 3600) / 60), at % 60]
  return { clock: `${two(hours)}:${two(minutes)}${rest > 0 ? `:${two(rest)}` : ''}`, days: Math.floor(at / day) }
}

/** When a clock last showed, or next shows, a time of day: whichever is nearer. All in milliseconds but the clock. */
export function nearestStart(clock: number, now: number, midnight: number): number {
  const today = midnight + clock * 1000
  const candidates = [today - day * 1000, today, today + day * 1000]
  return candidates.reduce((best, one) => (Math.abs(one - now) < Math.abs(best - now) ? one : best))
}

/** What stands between two timers in an address, and between the parts of one: neither is escaped there. */
const between = '*'
const dot = '.'

/** Timers as one text for addresses and storage: "plant.1763712000.1.Afage*pot.1763712060.1.By the river" */
export function formatTimers(timers: readonly Timer[]): string {
  return timers.map(({ type, start, count, name }) => [type, start, count, cleanName(name)].join(dot)).join(between)
}

/** What a call goes by: two timers of the same name are two calls, and so are two marks of one timer. */
export function callTag(timer: Timer, mark: TimerMark): string {
  return `${formatTimers([timer])} ${mark.seconds}`
}

/** Reads what `formatTimers` wrote. What cannot be read is left out and counted. */
export function parseTimers(text: string): { timers: Timer[]; lost: number } {
  const parts = text.split(between).filter((part) => part.trim() !== '')
  const read = parts.map(parseTimer)
  const timers = read.filter((timer) => timer !== null).slice(0, maxTimers)
  return { timers, lost: parts.length - timers.length }
}

function parseTimer(text: string): Timer | null {
  const [type = '', start = '', count = '', ...name] = text.split(dot)
  const known = oneOf(timerTypes, type)
  if (!known || !/^\d{1,11}$/.test(start) || !/^\d{1,5}$/.test(count)) return null
  if (Number(count) < 1 || Number(count) > (isOfRig(known) ? maxSeconds : maxCounted)) return null
  return { type: known, start: Number(start), count: Number(count), name: cleanName(name.join(dot)) }
}

/** A name as it is stored: one line, not over-long, without what separates timers. */
export function cleanName(text: string): string {
  return toPlainText(text.replaceAll(between, ' ').replace(/\s+/g, ' ').trim(), maxNameLength)
}

/** Whether two are the same timer: everything is the same. */
export function isSameTimer(one: Timer, other: Timer): boolean {
  return formatTimers([one]) === formatTimers([other])
}

/** Timers of both, each once: what is the same in every part is the same timer. */
export function mergeTimers(mine: readonly Timer[], others: readonly Timer[]): Timer[] {
  return [...new Map([...mine, ...others].map((timer) => [formatTimers([timer]), timer])).values()].slice(0, maxTimers)
}
