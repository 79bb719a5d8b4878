import type { ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Adds `<wbr>` after slashes in long paths, so that they break there. */
export function loosenPaths(tree: Root) {
  visit(tree, 'text', (node, index, parent) => {
    const parts = node.value.split(/(?<=\S{6}[\\/])(?=\S{4})/)
    if (parts.length === 1 || !parent || index === undefined) return undefined
    const loose = parts.flatMap<ElementContent>((value, partIndex) => [
      ...(partIndex > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
      { type: 'text', value },
    ])
    parent.children.splice(index, 1, ...loose)
    return [SKIP, index + loose.length]
  })
}
