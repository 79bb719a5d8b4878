/** "gold ore" -> "Gold ore" */
export function toSentenceCase(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
