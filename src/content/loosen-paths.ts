import type { ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** A path in running text goes on in the next line behind a sign, not in the middle of a word. */
export function loosenPaths(tree: Root) {
  visit(tree, 'text', (node, index, parent) => {
    const parts = node.value.split(/(?<=\S{6}[\\/])(?=\S{4})/)
    if (parts.length === 1 || !parent || index === undefined) return undefined
    const loose = parts.flatMap<ElementContent>((value, place) => [
      ...(place > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
      { type: 'text', value },
    ])
    parent.children.splice(index, 1, ...loose)
    return [SKIP, index + loose.length]
  })
}
