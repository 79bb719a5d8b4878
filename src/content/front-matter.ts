/** Where YAML and body begin in the text. */
export type FrontMatter = { yaml: string; start: number; body: string; bodyStart: number }

/** The YAML between the two lines of `---` with which a Markdown file begins, and what follows. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match) return undefined
  const [head, yaml = ''] = match
  return { yaml, start: text.indexOf('\n') + 1, body: text.slice(head.length), bodyStart: head.length }
}
