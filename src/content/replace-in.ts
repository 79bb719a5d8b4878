import type { Nodes, Parents } from 'mdast'

/** Puts other parts in the place of one. */
export function replaceIn(parent: Parents, place: number, parts: readonly Nodes[]) {
  const children: Nodes[] = parent.children
  children.splice(place, 1, ...parts)
}
