/** The sentence, the row of a table or the entry of a list at a place. */
export function sentenceAt(text: string, place: number): string {
  const before = text.slice(0, place)
  const start = Math.max(...[/[.!?:]\s/g, /\n\s*\n/g, /\n\s*([-|#]|\d+\.)/g].map((end) => lastMatch(before, end)))
  const after = text.slice(place)
  const end = /[.!?](\s|$)|\n\s*\n|\n\s*([-|#]|\d+\.)/.exec(after)
  return text.slice(start, end ? place + end.index + 1 : text.length)
}

function lastMatch(text: string, pattern: RegExp): number {
  let end = 0
  for (const match of text.matchAll(pattern)) end = match.index + 1
  return end
}
