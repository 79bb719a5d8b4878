import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import type { LineRules } from './pressure-line.ts'

/** Keys of the facts for the rules of a water line. */
export const lineFacts = {
  base: 'intake_base_pressure_percent',
  tank: 'pressure_tank_bonus_percent',
  cap: 'pressure_cap_percent',
  loss: 'pipe_pressure_loss_percent',
  filter: 'filter_percent',
  filterLoss: 'filter_pressure_loss_percent',
} as const satisfies Record<keyof LineRules, string>

/** Reads the rules of a water line; null if a fact is missing. A tank adds its full bonus. */
export function readLineRules({ number }: Pick<FactLookup, 'number'>): LineRules | null {
  const [base, tank, cap] = [number(lineFacts.base), number(lineFacts.tank), number(lineFacts.cap)]
  const [loss, filter, filterLoss] = [number(lineFacts.loss), number(lineFacts.filter), number(lineFacts.filterLoss)]
  if (base === null || tank === null || cap === null || loss === null || filter === null || filterLoss === null) return null
  return { base, tank, cap, loss, filter, filterLoss }
}
