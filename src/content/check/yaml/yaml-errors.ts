import { isMap, isNode, isSeq, visit, type Document, type ErrorCode, type Node } from 'yaml'
import type { Flaw } from '../problem.ts'
import { findSlip, lineAt } from './yaml-slips.ts'

const quote = 'Put the whole text in quotes: "…".'
const outOfLine: Flaw = {
  code: 'bad-indent',
  found: 'a line with another indentation than its neighbors',
  expected: 'the same indentation for all fields',
  hint: 'Indent it by as many spaces as the lines around it.',
}
const inBraces: Flaw = {
  code: 'bracket-syntax',
  found: 'an error between { and } or [ and ]',
  expected: 'commas between entries, and the closing bracket at the end of the line',
  hint: 'Is a comma missing, or the closing } or ]?',
}
const noField: Flaw = {
  code: 'missing-colon',
  found: 'a line without a field',
  expected: 'name: value',
  hint: 'Is a colon missing, or a quote in a line above?',
}
const oddStart: Flaw = {
  code: 'bad-scalar-start',
  found: 'a special character at the start of a text',
  expected: 'a letter, a digit or a quote',
  hint: quote,
}
const otherwise: Flaw = {
  code: 'unexpected-token',
  found: 'something unexpected',
  expected: 'name: value, or an entry of a list',
  hint: quote,
}

/** The YAML parser's error codes in plain words. */
const words: Partial<Record<ErrorCode, Flaw>> = {
  TAB_AS_INDENT: {
    code: 'tab-as-indent',
    found: 'a tab at the start of a line',
    expected: 'spaces',
    hint: 'Type two spaces for each tab.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    code: 'nested-mapping',
    found: 'a second ": " in one line',
    expected: 'one field in a line, or a text in quotes',
    hint: quote,
  },
  DUPLICATE_KEY: { code: 'duplicate-key', found: 'the same field a second time', expected: 'each field once', hint: 'Delete one of them.' },
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
    code: 'bad-escape',
    found: 'a backslash in double quotes',
    expected: 'a text without escapes',
    hint: "Use single quotes: '…'. In them a backslash has no special meaning.",
  },
  MULTIPLE_DOCS: {
    code: 'multiple-documents',
    found: 'a line of --- in the middle',
    expected: 'one thing in a file',
    hint: 'Delete the line, or move what is below it to another file.',
  },
  RESOURCE_EXHAUSTION: { code: 'too-complex', found: 'endless nesting', expected: 'finite YAML', hint: 'Delete the repetition.' },
}

/** Describes a missing quote or bracket, which the parser's message names. */
function describeUnclosed(message: string): Flaw {
  const [, sign] = /(?:Missing closing |end with an? )(\S+)/.exec(message) ?? []
  const what = sign?.replace(/["']+quote$/, (quoted) => (quoted.startsWith('"') ? '"' : "'"))
  return {
    code: 'unclosed-quote',
    found: 'a quote or bracket that is never closed',
    expected: what ? `${what} at its end` : 'its closing character',
    hint: 'Close it. Write an apostrophe in single quotes twice.',
  }
}

/** Describes a "*" at the start of a text, which YAML reads as an alias. */
export function describeUnnamed(name: string, text: string, start: number): Flaw {
  const at = text.indexOf(`*${name}`) + start
  return { ...oddStart, range: [at, at + name.length + 1] }
}

/** Finds a quote that is not closed on its line, with another field below: the parser reports only the next quote. */
function findOpenQuote(text: string, end: number): Flaw | undefined {
  const open = /^[^\S\n]*(?:- )?[\w-]+:[^\S\n]+(["'])(?:(?!\1)[^\n])+\n(?=[^\S\n]*(?:- )?[\w-]+:(?:\s|$))/dm.exec(text)
  const [from = 0] = open?.indices?.[1] ?? []
  if (!open || from >= end) return undefined
  const [found, expected] = ['a quote that its line does not close', `${open[1]} at the end of the text`]
  return {
    code: 'unclosed-quote',
    found,
    expected,
    hint: `Type ${open[1]} at the end of the line.`,
    range: [from, from + open[0].trimEnd().length - (from - open.index)],
  }
}

export function describeYamlError(document: Document, text: string): Flaw {
  const [{ code, message, pos } = noError] = document.errors
  const [from, to] = pos
  const openQuote = findOpenQuote(text, to)
  if (openQuote) return openQuote
  if (message.startsWith('A block sequence may not')) return { ...outOfLine, range: lineAt(text, from) }
  const slip = slippery.has(code) ? findSlip(text, pos) : undefined
  if (slip) return slip
  // The parser reports the end of the file; the message shows where the text begins.
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

/** Whether the position is inside a brace or bracket that was opened on the same line. */
function isInBraces(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /(:\s|-\s|^\s*)[{[][^}\]]*$/.test(before)
}

/** Finds a bracket that was opened on the line above and not closed. */
function findOpenLine(text: string, at: number): readonly [number, number] | undefined {
  const line = text.lastIndexOf('\n', at - 1)
  const open = Math.max(text.lastIndexOf('[', line), text.lastIndexOf('{', line))
  if (line < 0 || open < 0 || /[\]}]/.test(text.slice(open, line))) return undefined
  const end = text.indexOf('\n', open)
  return [open, end < 0 ? text.length : end]
}

/** Error codes that common mistakes cause. */
const slippery = new Set<ErrorCode>(['UNEXPECTED_TOKEN', 'BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'])

/** Finds valid YAML that was probably meant otherwise: words after " #" are a comment, and curly quotes are part of the text. */
export function findMisread(document: Document, text: string): Flaw | undefined {
  if (!/\s#[^\s#]|:\s+[“”„‘’‚«]/.test(text)) return undefined
  let flaw: Flaw | undefined
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return undefined
      const [from, end, behind] = node.range
      const left = /^[^\S\n]+(#[^\s#][^\n]*)/.exec(text.slice(end, behind))
      if (left) {
        const [at, remark] = [text.indexOf('#', end), left[1]?.trimEnd() ?? '']
        flaw = {
          code: 'ignored-comment',
          found: `${remark.length > 24 ? `${remark.slice(0, 23)}…` : remark}, which is ignored: # begins a comment`,
          expected: 'a text in quotes, or a space after #',
          hint: quote,
          range: [at, at + remark.length],
        }
      } else if (/^[“”„‘’‚«].*[“”‘’»]$/.test(node.value))
        flaw = {
          code: 'curly-quotes',
          found: 'curly quotes around a text',
          expected: `straight ones, or none: "${node.value.slice(1, -1)}"`,
          hint: quote,
          range: [from, end],
        }
      return flaw ? visit.BREAK : undefined
    },
  })
  return flaw
}

const noError = { code: 'IMPOSSIBLE', message: '', pos: [0, 0] } as const

/** The last scalar or flow collection in the document. */
function findLast(node: unknown): Node | undefined {
  if (isMap(node) && node.flow !== true) return findLast(node.items.at(-1)?.value) ?? node
  if (isSeq(node) && node.flow !== true) return findLast(node.items.at(-1)) ?? node
  return isNode(node) ? node : undefined
}

function toRange(node: Node | undefined): Flaw['range'] {
  return node?.range ? [node.range[0], node.range[0] + 1] : undefined
}
