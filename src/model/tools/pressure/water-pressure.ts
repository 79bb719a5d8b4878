/** Pressure of a line with so many tanks, in percent; the numbers are facts of the wiki. */
export function linePressure(rules: { base: number; tank: number; cap: number }, tanks: number): number {
  return Math.min(rules.cap, rules.base + tanks * rules.tank)
}

/** Tanks after which another one changes nothing. */
export function tanksForFullPressure({ base, tank, cap }: { base: number; tank: number; cap: number }): number {
  return tank > 0 ? Math.max(0, Math.ceil((cap - base) / tank)) : 0
}

/** How clean the water is after each of so many filters in a row, in percent. */
export function filteredAfter(percentEach: number, filters: number): number[] {
  return Array.from({ length: filters }, (_, place) => Math.min(100, (place + 1) * percentEach))
}
