import type { Flaw } from './check/problem.ts'

/** `start` and `bodyStart`: indexes of YAML and body in the text. */
export type FrontMatter = { yaml: string; start: number; body: string; bodyStart: number }

/** Splits a Markdown file into the YAML between two lines of `---` and the body; undefined without front matter. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match) return undefined
  const [head, yaml = ''] = match
  return { yaml, start: text.indexOf('\n') + 1, body: text.slice(head.length), bodyStart: head.length }
}

/** Describes missing or unclosed front matter. */
export function describeFrontMatter(text: string): Flaw {
  if (/^---[ \t]*\r?\n/.test(text))
    return { code: 'unclosed-front-matter', found: 'no end of the front matter', expected: 'a second line of --- below its fields' }
  return {
    code: 'missing-front-matter',
    found: 'no front matter',
    expected: 'title and the rest between two lines of ---, before the text',
    hint: /^\s+---/.test(text) ? 'Delete everything above the first ---.' : 'Begin the file like the other files of this folder.',
  }
}
