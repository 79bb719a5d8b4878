import { isAlias, isMap, isNode, isSeq, parseDocument, type Document, type Node } from 'yaml'
import { splitFrontMatter } from '../front-matter.ts'
import type { Place, Problem } from './problem.ts'

type Range = readonly [from: number, to: number]

/** A line of a megabyte is not looked at to its end. */
const maxLineLength = 10_000

/** The problems of one file with where they stand in it: line, column, and the line itself. */
export function placeProblems(text: string, problems: readonly Problem[]): Problem[] {
  const read = once(() => readDocument(text))
  return problems.map((problem) => {
    const range = problem.range ?? findBody(text, problem) ?? findField(problem, read)
    // What is wrong with a file as a whole is in none of its lines.
    if (!range) return { ...problem, line: 1, column: 1 }
    const place = findPosition(text, narrow(text, range, problem.mark))
    const written = place.shown.slice(place.column - 1, place.column - 1 + place.length)
    return problem.quote ? { ...problem, ...place, found: written, help: `Put it in quotes: '${written}'` } : { ...problem, ...place }
  })
}

function findPosition(text: string, [from, to]: Range): Place {
  // At the very start there is no line above, even where the first is empty.
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
    // Parts within parts without end.
    return undefined
  }
}

/** Words of a file of prose stand below its front matter. */
function findBody(text: string, { field, mark }: Problem): Range | undefined {
  const start = field === 'text' && mark ? splitFrontMatter(text)?.bodyStart : undefined
  return start === undefined ? undefined : [start, text.length]
}

function findField({ field, mark }: Problem, read: () => Read | undefined): Range | undefined {
  const found = field === '' ? undefined : read()
  if (!found) return undefined
  const [from, to] = rangeIn(found.document, field, mark !== undefined && 'name' in mark)
  return [from + found.start, to + found.start]
}

/** The words that are meant, where they stand as they are: a text in YAML may be written over several lines. */
function narrow(text: string, range: Range, mark: Problem['mark']): Range {
  if (!mark || !('words' in mark)) return range
  const at = text.slice(...range).indexOf(mark.words)
  return at < 0 ? range : [range[0] + at, range[0] + at + mark.words.length]
}

/** The value of a field, or its name. Of a field that is missing, the name of what it should stand in. */
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

/** One part of a dotted field further; the name of a part may have dots itself ("shops.1"). */
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
  // An entry has no name; what is missing in it is missed where it begins.
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
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
