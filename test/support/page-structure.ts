import type { Element, Nodes } from 'hast'

type Found = { element: Element; ancestors: Element[] }

/** Faults in the structure of a page that HTML allows: doubled names and ids, links in live regions, dialogs in headings. */
export function listStructureFaults(document: Nodes): string[] {
  const elements = listElements(document)
  const all = (isFault: (found: Found) => boolean) => elements.filter(isFault).map(({ element }) => describeElement(element))
  // The theme has a button for phones and one for desktops, of which one is visible.
  const buttons = all(({ element: { tagName, properties } }) => tagName === 'button' && !('dataSwitchTheme' in properties))
  const ids = elements.flatMap(({ element }) => element.properties.id ?? [])
  const actions = elements.flatMap(({ element: { tagName, properties } }) => (tagName === 'form' ? (properties.action ?? '') : []))
  const faults = {
    'doubled button': listDoubled(buttons),
    'doubled id': listDoubled(ids),
    'link in a live region': all(({ element, ancestors }) => element.tagName === 'a' && ancestors.some(isLive)),
    'dialog in a heading': all(({ element, ancestors }) => isDialog(element) && ancestors.some(({ tagName }) => /^h[1-6]$/.test(tagName))),
    // A figure with a role hides its caption from screen readers.
    'figure with a role and a caption': all(
      ({ element: { tagName, properties, children } }) => tagName === 'figure' && Boolean(properties.role) && children.some(isCaption),
    ),
    'action that is no address': actions.filter((action) => !URL.canParse(action, 'http://wiki.example') || /[|\s"<>^`{}]/.test(action)),
  }
  return Object.entries(faults).flatMap(([fault, names]) => names.map((name) => `${fault}: ${name}`))
}

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
const isCaption = (node: Nodes) => node.type === 'element' && node.tagName === 'figcaption'
const listDoubled = <T>(names: T[]) => [...new Set(names.filter((name, place) => names.indexOf(name) !== place))]
