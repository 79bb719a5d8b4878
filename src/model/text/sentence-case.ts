/** "gold ore" -> "Gold ore" */
export function toSentenceCase(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** "composite-gem" -> "Composite gem", "min_craft_weight" -> "Min craft weight" */
export function writeOut(name: string): string {
  return toSentenceCase(name.replace(/[-_]/g, ' '))
}
