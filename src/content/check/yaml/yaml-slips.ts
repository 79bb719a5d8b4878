import type { Flaw } from '../problem.ts'

/**
 * Common mistakes that the parser reports elsewhere or in other terms: which line is searched, the pattern, and the message. The first
 * match is reported.
 */
const slips: [at: 'line' | 'before', written: RegExp, flaw: Flaw][] = [
  [
    'line',
    /(?<=^\s*(?:- +)?[\w-]+:\s+)\?(?=\s*$)/,
    {
      code: 'missing-value',
      found: '?',
      expected: 'a value',
      hint: 'For an unknown value write null, with certainty: unknown under sources.',
    },
  ],
  [
    'line',
    /(?<=^\s*(?:- +)?[\w-]+:\s+)-\s.*$/,
    {
      code: 'inline-list',
      found: 'a list on the line of its name',
      expected: 'each - on a line of its own, below the name',
      hint: 'Or write it as [first, second].',
    },
  ],
  [
    'line',
    /(?<=[:-]\s+)'[^']*'.*$/,
    {
      code: 'unescaped-quote',
      found: 'an apostrophe in a text in single quotes',
      expected: 'none before the end of the text',
      hint: 'Write it twice, or put the whole text in double quotes: "…".',
    },
  ],
  [
    'line',
    /(?<=[:-]\s+)"[^"]*".*$/,
    {
      code: 'unescaped-quote',
      found: 'a quote in a text in double quotes',
      expected: 'none before the end of the text',
      hint: "Put the whole text in single quotes: '…'.",
    },
  ],
  [
    'line',
    /^\s*(?:- )?[a-z_][\w-]*(?:：|:[\u00a0\u202f\u3000]).*$/,
    {
      code: 'foreign-character',
      found: 'a colon or space of another alphabet',
      expected: 'name: value, with plain characters',
      hint: 'Text copied from a page may hold such characters. Type the colon and the space after it again.',
    },
  ],
  [
    'line',
    /^\s*(?:- )?[a-z_][\w-]*:(?=[^\s/]).*$/,
    {
      code: 'missing-space',
      found: 'a name and its value without a space between',
      expected: 'name: value',
      hint: 'Put a space after the colon.',
    },
  ],
  [
    'line',
    /^\s*(?:\/\/|\/\*|<!--|--).*$/,
    { code: 'comment-syntax', found: 'a comment', expected: 'one that begins with #', hint: 'Begin the line with #.' },
  ],
  [
    'before',
    /[|>][+-]?$/,
    {
      code: 'bad-indent',
      found: 'a text that is not indented',
      expected: 'each of its lines indented below its name',
      hint: 'Indent it by two spaces.',
    },
  ],
]

/** Finds a common mistake in the line of the parser's error or the line before it. */
export function findSlip(text: string, [at, end]: readonly [number, number]): Flaw | undefined {
  const [from, to] = lineAt(text, at)
  const line = text.slice(from, to)
  const before =
    text
      .slice(0, Math.max(0, from - 1))
      .split(/\r?\n/)
      .at(-1) ?? ''
  for (const [place, written, flaw] of slips) {
    const match = written.exec(place === 'line' ? line : before.trimEnd())
    // The match must overlap the error or come before it on the line.
    if (!match || (place === 'line' && at > from + match.index + match[0].length) || end < from + (place === 'line' ? match.index : 0))
      continue
    return { ...flaw, range: place === 'line' ? [from + match.index, from + match.index + match[0].length] : [from, to] }
  }
  return undefined
}

export function lineAt(text: string, at: number): readonly [from: number, to: number] {
  const from = text.lastIndexOf('\n', at - 1) + 1
  return [from, from + (text.slice(from).split(/\r?\n/, 1)[0] ?? '').length]
}
