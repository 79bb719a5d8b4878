import { keyed } from '#model/wiki/keyed.ts'
import { isOneOf } from '#model/text/one-of.ts'
import type { Node, Root as MarkdownRoot, PhrasingContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { SKIP, visit } from 'unist-util-visit'
import { replaceIn } from './replace-in.ts'
import { toAct } from './act-pictures.ts'
import { describeMissingLink, describeMissingNumber } from './check/missing-names.ts'
import { suggestNames, formatSuggestions } from './check/name-suggestions.ts'
import { gameDrawings } from './game/drawings.ts'
import { linkWords, type NamedThings, type NameIndex, type NameLink } from './names.ts'
import type { LookUp } from './numbers-in-prose.ts'
import type { Flaw } from './check/problem.ts'

/** Widgets that pages render from data. */
export const widgetNames = [...gameDrawings, 'mod-links', 'modder-profiles', 'storage-keys', 'tool'] as const
const calloutNames = ['tip', 'warning', 'notice']

export type Report = (node: Node, flaw: Flaw) => void
type Directive = TextDirective | LeafDirective | ContainerDirective

/** Replaces directives (`:item[…]`, `::widget`, `:::tip`) by their content, and reports unknown ones. */
export function resolveDirectives(tree: MarkdownRoot, names: NameIndex, things: NamedThings, lookUp: LookUp, report: Report) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective') {
      const replacement = toInline(node, names, things, lookUp, report)
      if (parent && index !== undefined) replaceIn(parent, index, [replacement])
      return SKIP
    }
    if (node.type === 'leafDirective') {
      if (calloutNames.includes(node.name))
        report(node, misspelt(`::${node.name}`, `:::${node.name}, and a line of ::: after its last line`))
      else if (!isWidget(node.name)) report(node, toUnknown(node, '::', widgetNames))
      node.data = { hName: 'widget', hProperties: { name: node.name, options: JSON.stringify(node.attributes ?? {}) } }
    }
    if (node.type === 'containerDirective') {
      if (!calloutNames.includes(node.name)) report(node, toUnknown(node, ':::', calloutNames))
      node.data = { hName: 'div', hProperties: { className: ['callout', node.name] } }
    }
    return undefined
  })
}

function toUnknown({ name }: Directive, colons: string, names: readonly string[]): Flaw {
  const [found, hint] = [`${colons}${name}`, formatSuggestions(suggestNames(names, name))]
  return { code: 'unknown-directive', found, expected: `one of ${names.join(', ')}`, hint, mark: { words: found } }
}

const isWidget = (name: string) => isOneOf(widgetNames, name)

function misspelt(found: string, expected: string): Flaw {
  return { code: 'directive-syntax', found, expected, mark: { words: found }, served: true }
}

/** Keyboard keys with longer names. */
const keyNames =
  'Esc, Enter, Space, Tab, Shift, Left Shift, Right Shift, Ctrl, Left Ctrl, Right Ctrl, Alt, Left Alt, Right Alt, Windows, Caps Lock, Backspace, Delete, Insert, Home, End, Page Up, Page Down, Print, Pause, Up, Down, Left, Right, Left mouse, Right mouse, Middle mouse, Mouse, Mouse wheel'.split(
    ', ',
  )
const isKey = (name: string) => /^([A-Z]|\d|F([1-9]|1[0-2])|[^\p{L}\p{N}\s])$/u.test(name) || keyNames.includes(name)

function describeKey(label: string): Flaw {
  const found = `:key[${label}]`
  const meant = /^[a-z]$|^f\d+$/.test(label) ? [label.toUpperCase()] : suggestNames(keyNames, label)
  const expected = `a letter, a digit, F1 to F12, or one of ${keyNames.join(', ')}`
  return { code: 'unknown-keyboard-key', found, expected, hint: formatSuggestions(meant), served: true }
}

/** Names of inline directives. */
export const inlineNames = [...linkWords, 'fact', 'value', 'key', 'act', 'unconfirmed']

/** The option of each inline directive. */
const options: Record<string, string> = {
  ...keyed(linkWords, () => 'as'),
  act: 'does',
  fact: 'version',
  value: 'version',
}

/** Reports unknown options, usually the rest of a value that lacks quotes. */
function describeUnknownOptions({ name, attributes }: TextDirective): Flaw | undefined {
  const option = options[name]
  const unexpected = Object.keys(attributes ?? {}).filter((key) => key !== option)
  if (option === undefined || unexpected.length === 0) return undefined
  const value = [attributes?.[option] ?? '…', ...unexpected.filter((key) => !attributes?.[key])].join(' ')
  return misspelt(unexpected.join(' '), `only ${option}="${value}", in quotes because of its spaces`)
}

function toInline(node: TextDirective, names: NameIndex, things: NamedThings, lookUp: LookUp, report: Report): PhrasingContent {
  const label = node.children.map((child) => ('value' in child ? child.value : '')).join('')
  const as = node.attributes?.as ?? undefined
  // A colon in running text ("at 1:30") is no directive: the text is restored.
  const written = label ? `:${node.name}[${label}]` : `:${node.name}`
  if (!label && inlineNames.includes(node.name)) {
    report(node, misspelt(written, `a label in closed brackets right after it: ${written}[…]`))
    return { type: 'text', value: written }
  }
  if (!label && isWidget(node.name)) report(node, misspelt(written, `:${written}, on a line of its own`))
  const unknownOptions = describeUnknownOptions(node)
  if (unknownOptions) report(node, unknownOptions)
  if (linkWords.includes(node.name)) {
    const link = names.find(node.name, label)
    if (link) return toLink(link, as ?? link.name)
    const missing = describeMissingLink(node.name, label, things)
    if (missing) report(node, missing)
    return { type: 'text', value: label }
  }
  switch (node.name) {
    case 'act':
      return toAct(label, node.attributes?.does ?? '', names, (flaw, name) => {
        const missing = name === undefined ? flaw : describeMissingLink('item', name, things)
        if (missing) report(node, { ...missing, ...flaw, hint: missing.hint })
      })
    case 'key':
      if (!isKey(label)) report(node, describeKey(label))
      return { type: 'emphasis', children: [{ type: 'text', value: label }], data: { hName: 'kbd' } }
    case 'fact':
    case 'value': {
      const version = node.attributes?.version ?? undefined
      const number = lookUp(node.name, label, version)
      const missing = number ? undefined : describeMissingNumber(node.name, label, things, version)
      if (missing) report(node, missing)
      return toNumber(number ?? { text: label })
    }
    case 'unconfirmed': {
      // The label is "fact_key" or "kind/name.field"; only the certainty badge is shown.
      const kind = label.includes('/') ? 'value' : 'fact'
      const number = lookUp(kind, label)
      if (!number) report(node, describeMissingNumber(kind, label, things) ?? misspelt(written, 'a fact or a field'))
      return toNumber({ ...number, text: '' })
    }
    default:
      if (label) report(node, { ...toUnknown(node, ':', inlineNames), served: true })
      return { type: 'text', value: written }
  }
}

type NumberOrLabel = { text: string } & Partial<NonNullable<ReturnType<LookUp>>>

function toNumber({ text, certainty, fact, calculationUrl, pricedItem }: NumberOrLabel): PhrasingContent {
  const number = (words: string): PhrasingContent => {
    if (words !== '' && calculationUrl !== undefined) return toCalculationLink(calculationUrl, words)
    const plain = { type: 'text', value: words } as const
    // Browsers put the reader's own price there.
    return words !== '' && pricedItem !== undefined ? toElement('data', { dataP: pricedItem }, plain) : plain
  }
  if (certainty !== 'guess') return number(text)
  // The word in parentheses is for feeds; pages replace the span by a badge (cited-facts.ts).
  const word = toSpan({ className: ['sr'] }, { type: 'text', value: ' (unconfirmed)' })
  const mark = toSpan({ className: ['mk'], dataFact: fact }, word)
  // The badge does not wrap away from the last word.
  const last = text.lastIndexOf(' ') + 1
  const unbroken = toSpan({ className: ['nb'] }, number(text.slice(last)), mark)
  return last === 0 ? unbroken : toSpan({}, { type: 'text', value: text.slice(0, last) }, unbroken)
}

/**
 * Links a computed number to the tool with its inputs, as `CalculationLink` does on pages. The purpose is in the title, not in hidden
 * text, because feeds and search results use the text.
 */
function toCalculationLink(url: string, text: string): PhrasingContent {
  return { type: 'link', url, title: 'Work it out', children: [{ type: 'text', value: text }] }
}

type Properties = Record<string, string | string[] | undefined>

function toSpan(properties: Properties, ...children: PhrasingContent[]): PhrasingContent {
  return toElement('span', properties, ...children)
}

function toElement(hName: string, hProperties: Properties, ...children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', data: { hName, hProperties }, children }
}

export function toLink({ path, item }: NameLink, label: string): PhrasingContent {
  return {
    type: 'link',
    url: path,
    data: item === undefined ? {} : { hProperties: { dataItem: item } },
    children: [{ type: 'text', value: label }],
  }
}
