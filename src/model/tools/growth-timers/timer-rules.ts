import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import type { TimerRules } from './growth-timers.ts'
import { readGrowthRules } from './plant-growth.ts'

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
