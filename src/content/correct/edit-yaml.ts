import { isMap, isNode, parseDocument, type Document, type Pair, type YAMLMap } from 'yaml'

/** Replaces a range of a text. */
type Change = { from: number; to: number; text: string }

/**
 * Changes fields of a YAML text and leaves every other line unchanged, comments and line breaks included. A path is a field or a field
 * of one (`['sources', 'value']`); `change` gets it as a separate document, with its comments.
 */
export function editYaml(text: string, edits: readonly { path: readonly [string] | readonly [string, string]; change: Edit }[]): string {
  const document = parseDocument(text)
  const changes = edits.map(({ path, change }) => toChange(text, document, path, change))
  return (
    changes
      // From the last to the first, so that earlier positions stay valid; insertions before a changed range come after it.
      .toSorted((change, other) => other.from - change.from || other.to - change.to)
      .reduce((edited, { from, to, text: written }) => edited.slice(0, from) + written + edited.slice(to), text)
  )
}
type Edit = (field: Document, name: string) => void

function toChange(text: string, document: Document, path: readonly [string] | readonly [string, string], change: Edit): Change {
  const [outer, inner] = path
  const parent = inner === undefined ? document.contents : document.get(outer, true)
  // A flow map such as `sources: {}` is changed as a whole.
  if (inner !== undefined && (!isMap(parent) || parent.flow === true))
    return toChange(text, document, [outer], (field) => changeInside(field, outer, inner, change))
  if (!isMap(parent)) throw new Error('The file holds no fields.')
  const name = inner ?? outer
  const pair = findPair(parent, name)
  const { from, to } = pair ? extentOf(text, pair) : { from: endOf(text, parent), to: endOf(text, parent) }
  const indent = ' '.repeat(inner === undefined ? 0 : indentOf(text, parent))
  const own = parseDocument(unindent(text.slice(from, to), indent.length))
  change(own, name)
  const written = own.toString({ lineWidth: 0 }).replace(/^(?=.)/gm, indent)
  return { from, to, text: from > 0 && text[from - 1] !== '\n' ? `\n${written}` : written }
}

function changeInside(field: Document, outer: string, inner: string, change: Edit) {
  const own = parseDocument('')
  const before: unknown = field.getIn([outer, inner])
  if (before !== undefined) own.set(inner, before)
  change(own, inner)
  field.setIn([outer, inner], own.get(inner))
}

function findPair(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => String(key) === name)
}

/** The range of a node in the text. */
const rangeOf = (part: unknown) => (isNode(part) ? part.range : undefined)

/** The lines of a field. */
function extentOf(text: string, { key, value }: Pair) {
  const end = rangeOf(value)?.[1] ?? rangeOf(key)?.[1] ?? 0
  // A block value ends after its last line; any other value is extended to the end of its line.
  const lineEnd = text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1
  return { from: text.lastIndexOf('\n', rangeOf(key)?.[0] ?? 0) + 1, to: lineEnd === 0 ? text.length : lineEnd }
}

function endOf(text: string, map: YAMLMap): number {
  const last = map.items.at(-1)
  return last ? extentOf(text, last).to : text.length
}

function indentOf(text: string, map: YAMLMap): number {
  const start = rangeOf(map.items[0]?.key)?.[0] ?? 0
  return start - (text.lastIndexOf('\n', start) + 1)
}

function unindent(text: string, by: number): string {
  return text.replace(new RegExp(`^ {${by}}`, 'gm'), '')
}
