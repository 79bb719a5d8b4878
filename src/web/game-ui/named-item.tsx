import type { NamedItemKey } from '#model/game/named-items.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { ItemLink } from './item-link.tsx'

type Props = { facts: Pick<FactLookup, 'item'>; is: NamedItemKey; children: React.ReactNode }

/** Links text to the item named by a fact; plain text if the wiki has no such item. */
export function NamedItem({ facts, is, children }: Props) {
  const item = facts.item(is)
  return item ? <ItemLink item={item}>{children}</ItemLink> : children
}
