import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** Words that stand in code and may reach a reader; what code puts between them is a reference, as in prose. */
export type WordsInCode = { file: string; line: number; text: string }

type Node = { type: string; start: number } & Record<string, unknown>

/** What code puts into a sentence, written as prose writes a number by reference. */
const reference = ':value[…]'
/** Attributes that nobody reads. */
const unread = new Set(['className', 'class', 'd', 'viewBox', 'points', 'transform', 'style', 'sizes', 'srcSet'])
/** Calls whose words readers never see: a mistake of whoever wrote the code, and what is looked for. */
const unseen = /^(querySelector(All)?|closest|matches|matchMedia|sql|has|get|startsWith|endsWith|includes|split)$/
/** Markup and style that code writes as text, and lists of names. */
const isMarkup =
  /<\/?[A-Za-z!?]|\bfunction\(|^width=|\dpx\b|; charset=|^is-|color-mix|[{};]\s*$|=>|^[\w-]+\/[\w-]+;|\bcase when\b|^[\w.]+ as \w+$|^(public|private), max-age/

/** The words of a file of TypeScript: text of elements, with what stands inside it, and strings that are sentences. */
export function readWords(file: string, code = readFileSync(file, 'utf8')): WordsInCode[] {
  const found: WordsInCode[] = []
  const add = (node: Node, written: string) => {
    const text = written.replace(/\s+/g, ' ').trim()
    if (isSentence(text)) found.push({ file, line: code.slice(0, node.start).split('\n').length, text })
  }
  const { program } = parseSync(file, code)
  if (isNode(program)) visit(program, add)
  return found
}

/** Two words at least. */
function isSentence(text: string): boolean {
  return countWords(text) > 1 && / /.test(text) && !isMarkup.test(text)
}

/** Fewer than three words, or two beside what code puts there, name a thing and claim nothing of it. */
export function isShort(text: string): boolean {
  return countWords(text) <= (text.includes(reference) ? 1 : 2)
}

function countWords(text: string): number {
  return text.replaceAll(reference, ' ').match(/[A-Za-z]{2,}/g)?.length ?? 0
}

function visit(node: Node, add: (node: Node, text: string) => void) {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return
  if (node.type === 'JSXAttribute' && unread.has(nameOf(node.name))) return
  if (node.type === 'CallExpression' && unseen.test(nameOf(node.callee))) return
  if (node.type === 'Literal' && typeof node.value === 'string') return add(node, node.value)
  if (node.type === 'TemplateLiteral') add(node, textOf(node))
  const isWhole = isElement(node) && childrenOf(node).some(({ type, value }) => type === 'JSXText' && /[A-Za-z]/.test(String(value)))
  if (isWhole) add(node, textOf(node))
  const parts = isWhole ? [node.openingElement, ...childrenOf(node).flatMap(listInner)] : Object.values(node)
  for (const part of parts.flat()) if (isNode(part)) visit(part, add)
}

/** What is left to look at where the words of an element are taken: what code decides on, and attributes of what stands inside. */
function listInner(node: Node): unknown[] {
  if (isElement(node)) return [node.openingElement, ...childrenOf(node).flatMap(listInner)]
  return node.type === 'JSXExpressionContainer' && !isPlain(node) ? [node.expression] : []
}

/** The words of a node as a reader has them before the eyes. */
function textOf(node: Node): string {
  if (node.type === 'JSXText') return String(node.value)
  if (isElement(node)) return childrenOf(node).map(textOf).join('')
  if (node.type === 'TemplateLiteral')
    return listNodes(node.quasis)
      .map(({ value }) => (value as { cooked: string }).cooked)
      .join(reference)
  if (node.type !== 'JSXExpressionContainer') return reference
  if (isPlain(node)) return String((node.expression as Node).value)
  return (node.expression as Node).type === 'JSXEmptyExpression' ? '' : reference
}

const isPlain = ({ expression }: Node) => isNode(expression) && expression.type === 'Literal'
const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'
const childrenOf = ({ children }: Node) => listNodes(children)
const listNodes = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : [])

function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  return value.type === 'MemberExpression' ? nameOf(value.property) : String(value.name)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
