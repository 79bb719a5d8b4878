/** At most `room` items, spread over the list: neighbors by name are often of the same kind. */
export function pickEvenly<T>(list: readonly T[], room: number): T[] {
  const count = Math.min(room, list.length)
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).filter((item) => item !== undefined)
}
