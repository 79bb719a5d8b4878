import { isAlias, isMap, isNode, isSeq, parseDocument, type Document, type Node } from 'yaml'
import { splitFrontMatter } from '../front-matter.ts'
import type { Place, Problem } from './problem.ts'

type Range = readonly [from: number, to: number]

/** Longer lines are cut. */
const maxLineLength = 10_000

/** Adds line, column and the text of the line to the problems of one file. */
export function placeProblems(text: string, problems: readonly Problem[]): Problem[] {
  const findPlace = createPlaceFinder(text)
  return problems.map((problem) => {
    const place = findPlace(problem)
    // A problem of the whole file.
    if (!place) return { ...problem, line: 1, column: 1 }
    const written = place.shown.slice(place.column - 1, place.column - 1 + place.length)
    return problem.quote ? { ...problem, ...place, found: written, hint: `Put it in quotes: '${written}'` } : { ...problem, ...place }
  })
}

/** What tells where a problem is. */
type Placed = Pick<Problem, 'field' | 'range' | 'mark'>

/** Creates a function that finds places in a text, which is parsed once. It returns undefined for the whole file. */
export function createPlaceFinder(text: string): (problem: Placed) => Place | undefined {
  const read = once(() => readDocument(text))
  return (problem) => {
    const range = problem.range ?? findBody(text, problem) ?? findField(problem, read)
    return range && findPosition(text, narrow(text, range, problem.mark))
  }
}

function findPosition(text: string, [from, to]: Range): Place {
  // Position 0 is special: lastIndexOf would find a newline at 0.
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1
  const [shown = ''] = text.slice(start, start + maxLineLength).split(/\r?\n/)
  const length = Math.max(1, Math.min(to, start + shown.length) - from)
  return { line: text.slice(0, start).split('\n').length, column: from - start + 1, length, shown: shown.replaceAll('\t', ' ') }
}

type Read = { document: Document; start: number }

function readDocument(text: string): Read | undefined {
  const front = splitFrontMatter(text)
  try {
    return { document: parseDocument(front?.yaml ?? text), start: front?.start ?? 0 }
  } catch {
    // Nested too deeply.
    return undefined
  }
}

/** The body below the front matter, for a problem in the text. */
function findBody(text: string, { field, mark }: Placed): Range | undefined {
  const start = field === 'text' && mark ? splitFrontMatter(text)?.bodyStart : undefined
  return start === undefined ? undefined : [start, text.length]
}

function findField({ field, mark }: Placed, read: () => Read | undefined): Range | undefined {
  const text = field === '' ? undefined : read()
  if (!text) return undefined
  const [from, to] = rangeIn(text.document, field, mark !== undefined && 'name' in mark)
  return [from + text.start, to + text.start]
}

/** Narrows a range to the marked words, if the range holds them literally: YAML may fold a text over lines. */
function narrow(text: string, range: Range, mark: Problem['mark']): Range {
  if (!mark || !('words' in mark)) return range
  const at = text.slice(...range).indexOf(mark.words)
  return at < 0 ? range : [range[0] + at, range[0] + at + mark.words.length]
}

/** The range of a field's value or name; for a missing field, of its parent's name. */
function rangeIn(document: Document, field: string, isName: boolean): Range {
  let node: Node | null = document.contents
  let name: Range | undefined
  let rest = field
  while (rest !== '') {
    if (isAlias(node)) node = node.resolve(document) ?? null
    const next = step(node, rest)
    if (!next) return name ?? firstOf(node)
    name = next.name ?? name
    node = next.value
    rest = next.rest
  }
  const value = node?.range ? ([node.range[0], node.range[1]] as const) : undefined
  return (isName ? name : (value ?? name)) ?? [0, 0]
}

/** Follows one part of a dotted field; a part may contain dots itself ("shops.1"). */
function step(node: Node | null, rest: string): { name?: Range | undefined; value: Node | null; rest: string } | undefined {
  const isNext = (name: string) => rest === name || rest.startsWith(`${name}.`)
  if (isMap(node)) {
    const [pair] = node.items.filter(({ key }) => isNext(String(key))).toSorted((a, b) => String(b.key).length - String(a.key).length)
    if (!pair) return undefined
    const range = isNode(pair.key) ? pair.key.range : undefined
    return {
      name: range ? [range[0], range[1]] : undefined,
      value: isNode(pair.value) ? pair.value : null,
      rest: rest.slice(String(pair.key).length + 1),
    }
  }
  const [index = ''] = rest.split('.')
  const value = isSeq(node) ? node.items[Number(index)] : undefined
  if (!isNode(value)) return undefined
  // An entry of a list has no name: its start stands for it.
  const [from] = firstOf(value)
  const [first] = isMap(value) ? value.items : []
  const name = isNode(first?.key) ? first.key.range : undefined
  return { name: name ? [name[0], name[1]] : [from, from], value, rest: rest.slice(index.length + 1) }
}

function firstOf(node: Node | null): Range {
  const from = node?.range?.[0] ?? 0
  return [from, from]
}

function once<T>(make: () => T): () => T {
  let result: { value: T } | undefined
  return () => (result ??= { value: make() }).value
}
