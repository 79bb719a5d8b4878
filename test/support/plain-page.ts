import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { selectAll } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { reach } from './serve.ts'

/** Label of a field or button: the whole text, or a pattern. */
type Name = string | RegExp
type Wiki = ReturnType<typeof reach>
export interface PlainPage extends ReturnType<typeof read> {
  path: string
  /** Submits the form of this button and returns the response's page. `field` picks a form if several have the same button. */
  press: (name: Name, field?: Name) => Promise<PlainPage>
}

/** A page without script: HTML, fields that keep their input, forms that can be submitted. */
export async function openPlainly(wiki: Wiki, path: string): Promise<PlainPage> {
  const response = await wiki.get(path, { redirect: 'follow' })
  if (!response.ok) throw new Error(`${path} answered with ${response.status}`)
  const page = read(await response.text())
  const { pathname, search } = new URL(response.url)
  const press = (name: Name, field?: Name) => openPlainly(wiki, page.addressOf(name, pathname, field))
  return { ...page, path: pathname + search, press }
}

function read(html: string) {
  const tree = unified().use(rehypeParse).parse(html)
  const elements = listElements(tree)
  const visible = listSeen(tree)
  const names = nameAll(elements)

  const find = (isWanted: (element: Element) => boolean, name: Name) => {
    const isCalled = (words: string) => (typeof name === 'string' ? words === name : name.test(words))
    return elements.filter((element) => isWanted(element) && visible.has(element) && names.get(element)?.some(isCalled))
  }
  const only = (name: Name, [first, ...more]: Element[]) => {
    if (first && more.length === 0) return first
    throw new Error(`${first ? 'Several elements have' : 'No element has'} the name ${String(name)}`)
  }
  const field = (name: Name) => only(name, find(isField, name))
  const formOf = (control: Element) =>
    elements.find(
      (form) =>
        form.tagName === 'form' &&
        (control.properties.form ? form.properties.id === control.properties.form : listElements(form).includes(control)),
    )
  const all = (selector: string) => selectAll(selector, tree).filter((element) => visible.has(element))
  return {
    all,
    text: (selector: string, place = 0) => wordsOf(all(selector)[place]),
    field,
    fill: (name: Name, value: string) => fill(field(name), value),
    tick: (name: Name) => tick(field(name), elements),
    choose: (name: Name, option: string) => choose(field(name), option),
    value: (name: Name) => fieldValue(field(name)),
    /** URL that the form submits to by this button. */
    addressOf(name: Name, here: string, ofField?: Name) {
      const form = ofField && formOf(field(ofField))
      const button = only(
        name,
        find(({ tagName }) => tagName === 'button', name).filter((candidate) => !form || formOf(candidate) === form),
      )
      const sender = formOf(button)
      if (!sender || sender.properties.method === 'post') throw new Error(`${String(name)} does not submit a GET form`)
      const sent = elements.filter((element) => (element === button || (isField(element) && isSent(element))) && formOf(element) === sender)
      const query = new URLSearchParams(sent.filter(isNamed).map((element) => [String(element.properties.name), fieldValue(element)]))
      const [action = here] = (sender.properties.action?.toString() ?? here).split(/[?#]/)
      return `${action}?${String(query)}`
    },
  }
}

/** Visible text with normalized whitespace. */
export const wordsOf = (element: Element | undefined) => (element ? readWords(element).replaceAll(/\s+/g, ' ').trim() : '')
const readWords = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && (node.properties.hidden || isForPrograms(node)))) return ''
  return node.children.map(readWords).join('')
}
const isForPrograms = ({ tagName }: Element) => ['script', 'style', 'template'].includes(tagName)
export const isTicked = ({ properties }: Element) => Boolean(properties.checked)
/** Visible elements that match a selector. */
export function select(root: Element, selector: string): Element[] {
  const visible = listSeen(root)
  return selectAll(selector, root).filter((element) => visible.has(element))
}

/** Each element of a tree, after its ancestors. */
const listLines = (node: Nodes, above: Element[] = []): Element[][] =>
  'children' in node
    ? node.children.flatMap((child) => (child.type === 'element' ? [[...above, child], ...listLines(child, [...above, child])] : []))
    : []
const listElements = (parent: Nodes): Element[] => listLines(parent).flatMap((line) => line.slice(-1))
const listSeen = (root: Nodes) =>
  new Set(
    listLines(root)
      .filter(isSeen)
      .flatMap((line) => line.slice(-1)),
  )
const isSeen = (line: Element[]) => line.every(({ properties }) => !properties.hidden)
const isField = ({ tagName }: Element) => ['input', 'select', 'textarea'].includes(tagName)
const isNamed = ({ properties }: Element) => Boolean(properties.name)
const isBox = ({ properties }: Element) => properties.type === 'checkbox' || properties.type === 'radio'
const isSent = (field: Element) => !field.properties.disabled && (!isBox(field) || isTicked(field))

/** Accessible names of fields and buttons. */
function nameAll(elements: Element[]): Map<Element, string[]> {
  const names = new Map<Element, string[]>()
  const add = (element: Element | undefined, words: unknown) =>
    element && typeof words === 'string' && names.set(element, [...(names.get(element) ?? []), words])
  const byId = new Map(elements.map((element) => [element.properties.id, element]))
  for (const element of elements) {
    if (element.tagName === 'label') {
      const of = element.properties.htmlFor
      add(
        of === undefined ? listElements(element).find(isField) : byId.get(String(of)),
        wordsOf({ ...element, children: element.children.filter((child) => child.type !== 'element' || !isField(child)) }),
      )
    }
    if (element.tagName === 'button') add(element, element.properties.ariaLabel ?? wordsOf(element))
    if (isField(element)) for (const words of [element.properties.ariaLabel, element.properties.placeholder]) add(element, words)
  }
  return names
}

function fill(field: Element, value: string) {
  if (field.properties.disabled) throw new Error('The field is disabled')
  if (field.tagName === 'textarea') field.children = [{ type: 'text', value }]
  else field.properties.value = value
}

function tick(box: Element, all: Element[]) {
  const { type, name } = box.properties
  for (const other of all) if (type === 'radio' && other.properties.name === name) delete other.properties.checked
  box.properties.checked = true
}

const optionsOf = (field: Element) => listElements(field).filter(({ tagName }) => tagName === 'option')

function choose(field: Element, label: string) {
  const chosen = optionsOf(field).find((option) => wordsOf(option) === label || option.properties.value === label)
  if (!chosen) throw new Error(`There is no option "${label}"`)
  for (const option of optionsOf(field)) delete option.properties.selected
  chosen.properties.selected = true
}

function fieldValue(field: Element): string {
  if (field.tagName === 'textarea') return toString(field)
  if (field.tagName !== 'select') return String(field.properties.value ?? (isBox(field) ? 'on' : ''))
  const chosen = optionsOf(field).find(({ properties }) => properties.selected) ?? optionsOf(field)[0]
  return chosen?.properties.value?.toString() ?? wordsOf(chosen)
}
