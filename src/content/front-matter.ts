/** `start` and `bodyStart`: indexes of YAML and body in the text. */
export type FrontMatter = { yaml: string; start: number; body: string; bodyStart: number }

/** Splits a Markdown file into the YAML between two lines of `---` and the body; undefined without front matter. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match) return undefined
  const [head, yaml = ''] = match
  return { yaml, start: text.indexOf('\n') + 1, body: text.slice(head.length), bodyStart: head.length }
}
