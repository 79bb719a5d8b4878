import { oneOf } from '#model/text/one-of.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { growthStages, type GrowthRules } from './plant-growth.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { countOf } from '#model/text/count-of.ts'
import { toPlainDigits } from '#model/text/decimal.ts'

/** Types that the form of the growth timers offers. */
export const askedTypes = ['plant', 'pot', 'smelter', 'own'] as const
/** Types that the rig planner starts: a machine's wear and a machine's fuel. */
const rigTypes = ['wear', 'fuel'] as const
const timerTypes = [...askedTypes, ...rigTypes] as const
export type TimerType = (typeof timerTypes)[number]

/** Facts for the timers; null disables a type. */
export type TimerRules = {
  plant: GrowthRules | null
  /** Shortest and longest time until a fishing pot has a catch, in minutes. */
  pot: { least: number; most: number } | null
  /** Seconds per ingot. */
  smelter: number | null
  /** Assumed length of a machine's tick in seconds. */
  tickSeconds: number | null
}

export type Timer = {
  type: TimerType
  name: string
  /** Whole seconds since 1970. */
  start: number
  /** Ingots of a smelter, minutes of an own timer, seconds of a rig timer; else 1. */
  count: number
}

/** A moment of a timer, `seconds` after its start. */
export type TimerMark = {
  seconds: number
  label: string
  /** True when there is something to collect. */
  ready: boolean
  /** True when the reader is notified. */
  call: boolean
}

export const maxNameLength = 40
export const maxTimers = 20
/** Maximum of ingots or minutes. */
export const maxCounted = 999
/** Maximum length: one day. */
export const maxSeconds = 86_400
export const isOfRig = (type: TimerType) => rigTypes.some((rigType) => rigType === type)
/** True for types with a count in the form. */
export const counts = (type: TimerType) => type === 'smelter' || type === 'own'

/** Lists the marks of a timer in order of time; empty if its facts are unknown. */
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
    // Each ingot up to ten, else ten even steps.
    const steps = Math.min(count, 10)
    const ingots = [...new Set(Array.from({ length: steps }, (_, index) => Math.round((count * (index + 1)) / steps)))]
    return ingots.map((ingot) => ({
      seconds: ingot * smelter,
      label: countOf(ingot, 'bar'),
      ready: ingot === count,
      call: ingot === count,
    }))
  }
  return []
}

/** Certainty of the marks: computed, except for own and rig timers. */
export function markOfMoments(type: TimerType): Mark | null {
  return type === 'own' || isOfRig(type) ? null : 'worked-out'
}

export type TimerState = {
  /** Seconds since the start; negative before it. */
  elapsed: number
  /** The last reached mark and the next one. */
  reached: TimerMark | null
  next: TimerMark | null
  /** Seconds until the first ready mark, at least 0. */
  untilReady: number
  isReady: boolean
  isOver: boolean
  /** Share of the whole time, 0 to 1. */
  share: number
}

/** Computes the state from the start alone, so sleep and throttled tabs do not matter. `start` is in seconds, `now` in milliseconds. */
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

/** Formats seconds: 65 -> "1:05", 3725 -> "1:02:05" */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const day = 86_400

/** Parses a time of day to seconds after midnight: "14:05", "14:05:30", "14.05"; null for anything else. */
export function parseClock(text: string): number | null {
  const match = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d))?$/.exec(toPlainDigits(text).trim())
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0) : null
}

/** Time of day `seconds` after `start` (seconds after midnight): "14:05" or "14:05:30", and the number of days later. */
export function clockAfter(start: number, seconds: number): { clock: string; days: number } {
  const at = start + Math.round(seconds)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor((at % day) / 3600), Math.floor((at % 3600) / 60), at % 60]
  return { clock: `${two(hours)}:${two(minutes)}${rest > 0 ? `:${two(rest)}` : ''}`, days: Math.floor(at / day) }
}

/** The nearest past or future time with this time of day. `clock` is in seconds after midnight, the rest in milliseconds. */
export function nearestStart(clock: number, now: number, midnight: number): number {
  const today = midnight + clock * 1000
  const candidates = [today - day * 1000, today, today + day * 1000]
  return candidates.reduce((best, time) => (Math.abs(time - now) < Math.abs(best - now) ? time : best))
}

/** Separators of timers and of their parts; URLs do not escape them. */
const between = '*'
const dot = '.'

/** Formats timers for URLs and storage: "plant.1763712000.1.Afage*pot.1763712060.1.By the river" */
export function formatTimers(timers: readonly Timer[]): string {
  return timers.map(({ type, start, count, name }) => [type, start, count, cleanName(name)].join(dot)).join(between)
}

/** Tag of a notification, different for each timer and mark. */
export function callTag(timer: Timer, mark: TimerMark): string {
  return `${formatTimers([timer])} ${mark.seconds}`
}

/** Parses the output of `formatTimers`. `lost` counts invalid timers and those above `maxTimers`. */
export function parseTimers(text: string): { timers: Timer[]; lost: number } {
  const parts = text.split(between).filter((part) => part.trim() !== '')
  const read = parts.map(parseTimer)
  const timers = read.filter((timer) => timer !== null).slice(0, maxTimers)
  return { timers, lost: parts.length - timers.length }
}

function parseTimer(text: string): Timer | null {
  const [type = '', start = '', count = '', ...name] = text.split(dot)
  const validType = oneOf(timerTypes, type)
  if (!validType || !/^\d{1,11}$/.test(start) || !/^\d{1,5}$/.test(count)) return null
  if (Number(count) < 1 || Number(count) > (isOfRig(validType) ? maxSeconds : maxCounted)) return null
  return { type: validType, start: Number(start), count: Number(count), name: cleanName(name.join(dot)) }
}

/** Makes a name fit for storage: one line, at most `maxNameLength`, without the separator. */
export function cleanName(text: string): string {
  return toPlainText(text.replaceAll(between, ' ').replace(/\s+/g, ' ').trim(), maxNameLength)
}

/** True when all fields are equal. */
export function isSameTimer(a: Timer, b: Timer): boolean {
  return formatTimers([a]) === formatTimers([b])
}

/** Merges timers without duplicates, at most `maxTimers`. */
export function mergeTimers(mine: readonly Timer[], others: readonly Timer[]): Timer[] {
  return [...new Map([...mine, ...others].map((timer) => [formatTimers([timer]), timer])).values()].slice(0, maxTimers)
}
