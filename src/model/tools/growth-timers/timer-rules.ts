import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { keyed } from '#model/wiki/keyed.ts'
import type { TimerRules } from './growth-timers.ts'
import { growthFields, readGrowthRules, type GrowthRules } from './plant-growth.ts'

/** Reads the rules of the timers from the facts. */
export function readTimerRules(facts: Pick<FactLookup, 'number' | 'numbers'>): TimerRules {
  const { least, most } = facts.numbers('fishing_pot_wait_minutes') ?? {}
  return {
    plant: readGrowthRules(facts),
    pot: least && most ? { least, most } : null,
    smelter: facts.number('smelter_seconds_per_ingot'),
    tickSeconds: facts.number('assumed_tick_seconds'),
  }
}

/** The rules as an attribute has them: `[[10,1,5,2,1],[1,2],2,1]`, without names and quotes. */
export function formatTimerRules({ plant, pot, smelter, tickSeconds }: TimerRules): string {
  const growth = plant && growthFields.map((field) => plant[field])
  return JSON.stringify([growth, pot && [pot.least, pot.most], smelter, tickSeconds])
}

type Formatted = [number[] | null, [number, number] | null, number | null, number | null]

const toGrowthRules = (growth: readonly number[]): GrowthRules => keyed(growthFields, (field) => growth[growthFields.indexOf(field)] ?? 0)

export function parseTimerRules(text: string): TimerRules {
  const [growth, wait, smelter, tickSeconds] = JSON.parse(text) as Formatted
  return {
    plant: growth && toGrowthRules(growth),
    pot: wait && { least: wait[0], most: wait[1] },
    smelter,
    tickSeconds,
  }
}
