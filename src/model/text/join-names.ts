/** (["Ironil", "Burnscroft", "Bridgepour"], 2) -> "Ironil, Burnscroft and 1 more" */
export function joinNames(names: readonly string[], shown = names.length): string {
  const more = names.length - shown
  if (more > 0) return `${names.slice(0, shown).join(', ')} and ${more} more`
  return names.join(names.length === 2 ? ' and ' : ', ')
}
