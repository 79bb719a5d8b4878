/** The YAML between the two lines of `---` with which a Markdown file begins, and what follows: where each starts in the text. */
export function splitFrontMatter(text: string): { yaml: string; start: number; body: string; bodyStart: number } | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text)
  if (!match) return undefined
  const [head, yaml = ''] = match
  return { yaml, start: text.indexOf('\n') + 1, body: text.slice(head.length), bodyStart: head.length }
}
