/** ["Ironil", "Burnscroft", "Bridgepour"] -> "Ironil, Burnscroft and 1 more": as many as there is room for. */
export function joinNames(names: readonly string[], shown = names.length): string {
  const more = names.length - shown
  if (more > 0) return `${names.slice(0, shown).join(', ')} and ${more} more`
  return names.join(names.length === 2 ? ' and ' : ', ')
}
