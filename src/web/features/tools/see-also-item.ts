import type { NamedItemKey } from '#model/game/named-items.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'

/** "See also" link to the item named by a fact; empty if the wiki has no such item. */
export function seeAlsoItem(facts: Pick<FactLookup, 'item'>, what: NamedItemKey, label?: string): { label: string; path: string }[] {
  const item = facts.item(what)
  return item ? [{ label: label ?? item.name, path: paths.item(item.safe_name) }] : []
}
