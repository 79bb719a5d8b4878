import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { expect, inject, test } from 'vitest'
import { pageSamples } from '../support/page-samples.ts'
import { reach } from '../support/serve.ts'

const wiki = reach(inject('realWiki'))
const documents = unified().use(rehypeParse).freeze()

type Found = { element: Element; ancestors: Element[] }

/** Every visible element with its ancestors. */
function listElements(node: Nodes, ancestors: Element[] = []): Found[] {
  if (node.type !== 'element') return 'children' in node ? node.children.flatMap((child) => listElements(child, ancestors)) : []
  if (node.properties.hidden === true || node.properties.ariaHidden === 'true') return []
  return [{ element: node, ancestors }, ...node.children.flatMap((child) => listElements(child, [...ancestors, node]))]
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && (node.properties.ariaHidden === 'true' || node.properties.hidden === true)) return ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const describeElement = ({ properties, ...element }: Element) =>
  (typeof properties.ariaLabel === 'string' ? properties.ariaLabel : textOf({ properties, ...element })).replace(/\s+/g, ' ').trim()

const isLive = ({ properties }: Element) => /^(?:status|alert|log)$/.test(String(properties.role)) || properties.ariaLive === 'polite'
const isDialog = ({ tagName, properties }: Element) => tagName === 'dialog' || properties.role === 'dialog' || 'popover' in properties

const doubled = (names: string[]) => [...new Set(names.filter((name, place) => names.indexOf(name) !== place))]

test.each(pageSamples)('$path: button names and ids are unique, live regions have no links, headings no dialogs', async ({ path }) => {
  const elements = listElements(documents.parse(await (await wiki.get(path)).text()))
  // The theme has a button for phones and one for desktops, of which one is visible.
  const buttons = elements.filter(({ element: { tagName, properties } }) => tagName === 'button' && !('dataSwitchTheme' in properties))
  expect(doubled(buttons.map(({ element }) => describeElement(element)))).toEqual([])
  expect(doubled(elements.flatMap(({ element }) => element.properties.id ?? []))).toEqual([])
  const links = elements.filter(({ element: { tagName }, ancestors }) => tagName === 'a' && ancestors.some(isLive))
  expect(links.map(({ element }) => describeElement(element))).toEqual([])
  const inHeadings = elements.filter(
    ({ element, ancestors }) => isDialog(element) && ancestors.some(({ tagName }) => /^h[1-6]$/.test(tagName)),
  )
  expect(inHeadings.map(({ element }) => describeElement(element))).toEqual([])
  // A figure with a role hides its caption from screen readers.
  const isCaption = (node: Nodes) => node.type === 'element' && node.tagName === 'figcaption'
  const captioned = elements.filter(
    ({ element: { tagName, properties, children } }) => tagName === 'figure' && properties.role && children.some(isCaption),
  )
  expect(captioned.map(({ element }) => describeElement(element))).toEqual([])
  const actions = elements.flatMap(({ element: { tagName, properties } }) => (tagName === 'form' ? (properties.action ?? '') : []))
  expect(actions.filter((action) => !URL.canParse(action, 'http://wiki.example') || /[|\s"<>^`{}]/.test(action))).toEqual([])
})
