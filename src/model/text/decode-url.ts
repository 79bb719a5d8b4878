/** `decodeURIComponent`, but returns invalid text unchanged: "gold%20ore" -> "gold ore", "50%" -> "50%" */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
