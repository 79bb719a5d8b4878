import { isMap, isNode, isSeq, visit, type Document, type ErrorCode, type Node } from 'yaml'
import type { Problem } from './problem.ts'

type Words = { found: string; expected: string; help: string }

const quote = 'Put the whole text in quotes: "…".'
const outOfLine = {
  found: 'a line that does not stand in line with its neighbours',
  expected: 'each field to begin right below the one before it',
  help: 'Set it in by as many spaces as the lines around it.',
}
const inBraces = {
  found: 'something out of place between { and }, or [ and ]',
  expected: 'a comma between two, and the closing sign at the end of the line',
  help: 'Is a comma missing, or the closing } or ]?',
}
const noField = { found: 'a line that is no field', expected: 'name: value', help: 'Is a colon missing, or a quote in a line above?' }
const oddStart = { found: 'a sign that means something else at the start of a text', expected: 'a letter, a digit or a quote', help: quote }
const otherwise = { found: 'something that does not belong here', expected: 'name: value, or an entry of a list', help: quote }

/** What the parser of YAML says by a code, in the words of somebody who writes a file. */
const words: Partial<Record<ErrorCode, Words>> = {
  TAB_AS_INDENT: { found: 'a tab at the start of a line', expected: 'spaces', help: 'Type two spaces for each tab.' },
  BLOCK_AS_IMPLICIT_KEY: { found: 'a second ": " in one line', expected: 'one field in a line, or a text in quotes', help: quote },
  DUPLICATE_KEY: { found: 'the same field a second time', expected: 'each field once', help: 'Take one of them away.' },
  BAD_INDENT: outOfLine,
  BAD_COLLECTION_TYPE: outOfLine,
  BLOCK_IN_FLOW: outOfLine,
  MULTILINE_IMPLICIT_KEY: noField,
  KEY_OVER_1024_CHARS: noField,
  BAD_SCALAR_START: oddStart,
  BAD_ALIAS: oddStart,
  ALIAS_PROPS: oddStart,
  TAG_RESOLVE_FAILED: oddStart,
  MULTIPLE_TAGS: oddStart,
  MULTIPLE_ANCHORS: oddStart,
  BAD_PROP_ORDER: oddStart,
  BAD_DIRECTIVE: oddStart,
  BAD_DQ_ESCAPE: {
    found: 'a backslash in double quotes',
    expected: 'a text as it is',
    help: "Use single quotes: '…'. There a backslash is one.",
  },
  MULTIPLE_DOCS: {
    found: 'a line of --- in the middle',
    expected: 'one thing in a file',
    help: 'Take the line away; where another thing begins below it, give that a file of its own.',
  },
  RESOURCE_EXHAUSTION: { found: 'parts within parts without end', expected: 'YAML that ends somewhere', help: 'Take the repetition away.' },
}

/** What closes what was opened; the parser names it in its sentence. */
function describeUnclosed(message: string): Words {
  const [, sign] = /(?:Missing closing |end with an? )(\S+)/.exec(message) ?? []
  const what = sign?.replace(/["']+quote$/, (quoted) => (quoted.startsWith('"') ? '"' : "'"))
  return {
    found: 'a quote or bracket that is never closed',
    expected: what ? `${what} at its end` : 'its closing sign',
    help: 'Close it. An apostrophe in a text in single quotes is written twice.',
  }
}

/** A star at the start of a text is YAML's word for "what was named so above". */
export function describeUnnamed(name: string, text: string, start: number): Words & Pick<Problem, 'range'> {
  const at = text.indexOf(`*${name}`) + start
  return { ...oddStart, range: [at, at + name.length + 1] }
}

/** What is wrong with a text of YAML, and where in it. */
export type YamlFlaw = Words & Pick<Problem, 'range'>

/**
 * What the parser takes for something else than its writer meant, by the lines around it: [the line, the words in it], what is told of
 * them. The first that fits is told.
 */
const slips: [at: 'line' | 'before', written: RegExp, words: Words][] = [
  [
    'line',
    /(?<=^\s*(?:- +)?[\w-]+:\s+)\?(?=\s*$)/,
    { found: '?', expected: 'a value', help: 'What nobody knows is null, with certainty: unknown below its sources.' },
  ],
  [
    'line',
    /(?<=^\s*(?:- +)?[\w-]+:\s+)-\s.*$/,
    {
      found: 'a list on the line of its name',
      expected: 'each - on a line of its own, below the name',
      help: 'Or write it as [first, second].',
    },
  ],
  [
    'line',
    /(?<=[:-]\s+)'[^']*'.*$/,
    {
      found: 'an apostrophe in a text in single quotes',
      expected: 'none that ends the text before its end',
      help: 'Write it twice, or put the whole text in double quotes: "…".',
    },
  ],
  [
    'line',
    /(?<=[:-]\s+)"[^"]*".*$/,
    {
      found: 'a quote in a text in double quotes',
      expected: 'none that ends the text before its end',
      help: "Put the whole text in single quotes: '…'.",
    },
  ],
  [
    'line',
    /^\s*(?:- )?[a-z_][\w-]*(?:：|:[\u00a0\u202f\u3000]).*$/,
    {
      found: 'a colon or a space of another alphabet',
      expected: 'name: value, with the signs of an English keyboard',
      help: 'It comes along when text is copied. Type the colon and the space behind it anew.',
    },
  ],
  [
    'line',
    /^\s*(?:- )?[a-z_][\w-]*:(?=[^\s/]).*$/,
    { found: 'a name and its value without a space between', expected: 'name: value', help: 'Put a space behind the colon.' },
  ],
  ['line', /^\s*(?:\/\/|\/\*|<!--|--).*$/, { found: 'a remark', expected: 'one that begins with #', help: 'Begin the line with #.' }],
  [
    'before',
    /[|>][+-]?$/,
    { found: 'a text that is not set in', expected: 'each of its lines set in below its name', help: 'Set it in by two spaces.' },
  ],
]

/** A slip where the parser stumbles, or in a line that ends right there. */
function findSlip(text: string, [at, end]: readonly [number, number]): YamlFlaw | undefined {
  const [from, to] = lineAt(text, at)
  const line = text.slice(from, to)
  const before =
    text
      .slice(0, Math.max(0, from - 1))
      .split(/\r?\n/)
      .at(-1) ?? ''
  for (const [place, written, said] of slips) {
    const found = written.exec(place === 'line' ? line : before.trimEnd())
    // What is fine by itself is none: the mistake has to be in it, or behind it on the same line.
    if (!found || (place === 'line' && at > from + found.index + found[0].length) || end < from + (place === 'line' ? found.index : 0))
      continue
    return { ...said, range: place === 'line' ? [from + found.index, from + found.index + found[0].length] : [from, to] }
  }
  return undefined
}

function lineAt(text: string, at: number): readonly [from: number, to: number] {
  const from = text.lastIndexOf('\n', at - 1) + 1
  return [from, from + (text.slice(from).split(/\r?\n/, 1)[0] ?? '').length]
}

/** "name: \"Basic Shovel": a quote that its line does not close, with another field below it. The parser stumbles only at the next quote. */
function findOpenQuote(text: string, end: number): YamlFlaw | undefined {
  const open = /^[^\S\n]*(?:- )?[\w-]+:[^\S\n]+(["'])(?:(?!\1)[^\n])+\n(?=[^\S\n]*(?:- )?[\w-]+:(?:\s|$))/dm.exec(text)
  const [from = 0] = open?.indices?.[1] ?? []
  if (!open || from >= end) return undefined
  const [found, expected] = ['a quote that its line does not close', `${open[1]} at the end of the text`]
  return {
    found,
    expected,
    help: `Type ${open[1]} at the end of the line.`,
    range: [from, from + open[0].trimEnd().length - (from - open.index)],
  }
}

export function describeYamlError(document: Document, text: string): YamlFlaw {
  const [{ code, message, pos } = noError] = document.errors
  const [from, to] = pos
  const openQuote = findOpenQuote(text, to)
  if (openQuote) return openQuote
  if (message.startsWith('A block sequence may not')) return { ...outOfLine, range: lineAt(text, from) }
  const slip = slippery.has(code) ? findSlip(text, pos) : undefined
  if (slip) return slip
  // What is never closed is missed at the end of the file; its writer looks for where it begins.
  if (code === 'MISSING_CHAR') return { ...describeUnclosed(message), range: toRange(findLast(document.contents)) ?? [from, to] }
  if (/flow (map|sequence|collection)/i.test(message) || isInBraces(text, from)) {
    return { ...inBraces, range: findOpenLine(text, from) ?? [from, to] }
  }
  const line = text.slice(from).split('\n', 1)[0] ?? ''
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:(\s|$)/.test(line)) {
    const next = from + line.length + 1
    return { ...outOfLine, range: [next, next + (text.slice(next).split('\n', 1)[0] ?? '').length] }
  }
  return { ...(words[code] ?? otherwise), range: [from, to] }
}

/** True where the line has opened a brace or bracket that is not closed before. */
function isInBraces(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /(:\s|-\s|^\s*)[{[][^}\]]*$/.test(before)
}

/** What is opened on a line above and closed on none is mended there, and not where the parser gives up. */
function findOpenLine(text: string, at: number): readonly [number, number] | undefined {
  const line = text.lastIndexOf('\n', at - 1)
  const open = Math.max(text.lastIndexOf('[', line), text.lastIndexOf('{', line))
  if (line < 0 || open < 0 || /[\]}]/.test(text.slice(open, line))) return undefined
  const end = text.indexOf('\n', open)
  return [open, end < 0 ? text.length : end]
}

/** What may be something else than the parser takes it for. */
const slippery = new Set<ErrorCode>(['UNEXPECTED_TOKEN', 'BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'])

/** What YAML reads as something else than what is written: words behind " #" are left out, and curly quotes are letters of the text. */
export function findMisread(document: Document, text: string): YamlFlaw | undefined {
  if (!/\s#[^\s#]|:\s+[“”„‘’‚«]/.test(text)) return undefined
  let flaw: YamlFlaw | undefined
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return undefined
      const [from, end, behind] = node.range
      const left = /^[^\S\n]+(#[^\s#][^\n]*)/.exec(text.slice(end, behind))
      if (left) {
        const [at, remark] = [text.indexOf('#', end), left[1]?.trimEnd() ?? '']
        flaw = {
          found: `${remark.length > 24 ? `${remark.slice(0, 23)}…` : remark}, which is left out: # begins a remark`,
          expected: 'a text in quotes, or a space behind #',
          help: quote,
          range: [at, at + remark.length],
        }
      } else if (/^[“”„‘’‚«].*[“”‘’»]$/.test(node.value))
        flaw = {
          found: 'curly quotes around a text',
          expected: `straight ones, or none: "${node.value.slice(1, -1)}"`,
          help: quote,
          range: [from, end],
        }
      return flaw ? visit.BREAK : undefined
    },
  })
  return flaw
}

const noError = { code: 'IMPOSSIBLE', message: '', pos: [0, 0] } as const

/** The last text or list that was begun. */
function findLast(node: unknown): Node | undefined {
  if (isMap(node) && node.flow !== true) return findLast(node.items.at(-1)?.value) ?? node
  if (isSeq(node) && node.flow !== true) return findLast(node.items.at(-1)) ?? node
  return isNode(node) ? node : undefined
}

function toRange(node: Node | undefined): Problem['range'] {
  return node?.range ? [node.range[0], node.range[0] + 1] : undefined
}
