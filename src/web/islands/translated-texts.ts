/**
 * Keeps React working on translated pages. Page translators (Google, Edge, Yandex) replace a text node by an element: `<font>`, or one with
 * a hyphen in its name. React keeps its own node: updates would go to a detached node, and removing that node would throw. Before React
 * changes the children of such a parent, its text nodes are restored; the translator then translates them again.
 */
export function followTranslators(root: Node) {
  const translated = new Map<Node, MutationRecord[]>()

  const restoreTexts = (parent: Node) => {
    const records = translated.get(parent)
    if (!records) return
    release(parent)
    const texts = listChildrenBefore(parent, records)
    for (const child of Array.from(parent.childNodes).filter(isTranslation)) child.remove()
    texts.reduceRight<Node | null>((next, child) => (child.parentNode === parent ? child : parent.insertBefore(child, next)), null)
  }

  const release = (parent: Node) => {
    translated.delete(parent)
    for (const method of methods) Reflect.deleteProperty(parent, method)
  }

  const followTranslation = (parent: Node, records: MutationRecord[]) => {
    const all = [...(translated.get(parent) ?? []), ...records]
    translated.set(parent, all)
    for (const child of listChildrenBefore(parent, all)) if (child instanceof Text) observer.observe(child, { characterData: true })
    for (const method of methods) {
      Object.defineProperty(parent, method, {
        configurable: true,
        value: (...args: unknown[]): unknown => {
          restoreTexts(parent)
          return Reflect.apply(Node.prototype[method], parent, args)
        },
      })
    }
  }

  const observer = new MutationObserver((records) => {
    const changes = new Map<Node, MutationRecord[]>()
    for (const record of records) {
      const { type, target } = record
      if (type === 'childList') changes.set(target, [...(changes.get(target) ?? []), record])
      else if (!target.isConnected) restoreParentOf(target)
    }
    for (const [parent, group] of changes) {
      if (isTranslation(parent)) continue
      const start = group.findIndex(({ addedNodes }) => [...addedNodes].some(isTranslation))
      // Mutations before the first translation are React's own.
      if (start !== 0) release(parent)
      if (start !== -1) followTranslation(parent, group.slice(start))
    }
  })

  const restoreParentOf = (text: Node) => {
    for (const [parent, records] of translated) if (listChildrenBefore(parent, records).includes(text)) restoreTexts(parent)
  }

  observer.observe(root, { childList: true, subtree: true })
}

/** The methods by which React changes children. */
const methods = ['appendChild', 'insertBefore', 'removeChild'] as const

const isTranslation = (node: Node) => node instanceof Element && /^font$|-/.test(node.localName)

/** Children before these mutations: undoes them from last to first. */
function listChildrenBefore(parent: Node, records: MutationRecord[]): Node[] {
  return records.reduceRight(
    (children: Node[], { addedNodes, removedNodes, previousSibling }) => {
      const start = previousSibling ? children.indexOf(previousSibling) + 1 : 0
      children.splice(start, addedNodes.length, ...removedNodes)
      return children
    },
    [...parent.childNodes],
  )
}
