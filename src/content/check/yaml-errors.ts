import { isMap, isNode, isSeq, type Document, type ErrorCode, type Node } from 'yaml'
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
const oddSign = { found: 'a sign that means something else at the start of a text', expected: 'a letter, a digit or a quote', help: quote }
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
  BAD_SCALAR_START: oddSign,
  BAD_ALIAS: oddSign,
  ALIAS_PROPS: oddSign,
  TAG_RESOLVE_FAILED: oddSign,
  MULTIPLE_TAGS: oddSign,
  MULTIPLE_ANCHORS: oddSign,
  BAD_PROP_ORDER: oddSign,
  BAD_DIRECTIVE: oddSign,
  BAD_DQ_ESCAPE: {
    found: 'a backslash in double quotes',
    expected: 'a text as it is',
    help: "Use single quotes: '…'. There a backslash is one.",
  },
  MULTIPLE_DOCS: { found: 'a line of --- in the middle', expected: 'one thing in a file', help: 'Take the line away.' },
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
  return { ...oddSign, range: [at, at + name.length + 1] }
}

export function describeYamlError(document: Document, text: string, start: number): Words & Pick<Problem, 'range'> {
  const [{ code, message, pos } = noError] = document.errors
  const [from, to] = [start + pos[0], start + pos[1]]
  // What is never closed is missed at the end of the file; its writer looks for where it begins.
  if (code === 'MISSING_CHAR') return { ...describeUnclosed(message), range: toRange(findLast(document.contents), start) ?? [from, to] }
  if (/flow (map|sequence|collection)/i.test(message) || isInBraces(text, pos[0])) return { ...inBraces, range: [from, to] }
  const line = text.slice(pos[0]).split('\n', 1)[0] ?? ''
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:(\s|$)/.test(line)) {
    const next = from + line.length + 1
    return { ...outOfLine, range: [next, next + (text.slice(next - start).split('\n', 1)[0] ?? '').length] }
  }
  return { ...(words[code] ?? otherwise), range: [from, to] }
}

/** True where the line has opened a brace or bracket that is not closed before. */
function isInBraces(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /(:\s|-\s|^\s*)[{[][^}\]]*$/.test(before)
}

const noError = { code: 'IMPOSSIBLE', message: '', pos: [0, 0] } as const

/** The last text or list that was begun. */
function findLast(node: unknown): Node | undefined {
  if (isMap(node) && node.flow !== true) return findLast(node.items.at(-1)?.value) ?? node
  if (isSeq(node) && node.flow !== true) return findLast(node.items.at(-1)) ?? node
  return isNode(node) ? node : undefined
}

function toRange(node: Node | undefined, start: number): Problem['range'] {
  return node?.range ? [start + node.range[0], start + node.range[0] + 1] : undefined
}
