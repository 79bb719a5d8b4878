/** The sentence, table row or list entry at an index. */
export function sentenceAt(text: string, index: number): string {
  const before = text.slice(0, index)
  const start = Math.max(...[/[.!?:]\s/g, /\n\s*\n/g, /\n\s*([-|#]|\d+\.)/g].map((end) => lastMatch(before, end)))
  const after = text.slice(index)
  const end = /[.!?](\s|$)|\n\s*\n|\n\s*([-|#]|\d+\.)/.exec(after)
  return text.slice(start, end ? index + end.index + 1 : text.length)
}

function lastMatch(text: string, pattern: RegExp): number {
  let end = 0
  for (const match of text.matchAll(pattern)) end = match.index + 1
  return end
}
