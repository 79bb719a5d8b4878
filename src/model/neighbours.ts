/**
 * Some others of a group: those that follow by name, and from the start again, so that every item is linked from its
 * neighbours. Things of the same kind (modded or not) come first.
 */
export function pickNeighbours<T extends { name: string; modded: boolean }>(
  others: readonly T[],
  of: { name: string; modded: boolean },
  count: number,
): T[] {
  const after = others.filter(({ name }) => name > of.name)
  const before = others.filter(({ name }) => name <= of.name)
  const around = [...after, ...before]
  return [...around.filter(({ modded }) => modded === of.modded), ...around.filter(({ modded }) => modded !== of.modded)].slice(0, count)
}
