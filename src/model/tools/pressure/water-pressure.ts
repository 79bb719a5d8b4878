/** Pressure of a line with so many tanks, in percent. */
export function linePressure(rules: { base: number; tank: number; cap: number }, tanks: number): number {
  return Math.min(rules.cap, rules.base + tanks * rules.tank)
}

/** Number of tanks for full pressure. */
export function tanksForFullPressure({ base, tank, cap }: { base: number; tank: number; cap: number }): number {
  return tank > 0 ? Math.max(0, Math.ceil((cap - base) / tank)) : 0
}

/** Cleanness of the water after each filter in a row, in percent. */
export function filteredAfter(percentEach: number, filters: number): number[] {
  return Array.from({ length: filters }, (_, index) => Math.min(100, (index + 1) * percentEach))
}
