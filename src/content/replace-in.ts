import type { Nodes, Parents } from 'mdast'

/** Replaces the child at an index by other nodes. */
export function replaceIn(parent: Parents, index: number, parts: readonly Nodes[]) {
  const children: Nodes[] = parent.children
  children.splice(index, 1, ...parts)
}
