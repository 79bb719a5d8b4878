import type { LinkedItem } from '#model/items/item.ts'
import { paths } from '#model/wiki/paths.ts'
import { linkedItem } from './item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

/** Link to an item. Hover and focus open its card (see item-cards.browser.ts). */
export function ItemLink({
  item,
  className,
  isListed = false,
  children,
}: {
  item: Pick<LinkedItem, 'name' | 'safe_name'>
  className?: string
  /** True inside an element with `linkedItems`. */
  isListed?: boolean
  children?: React.ReactNode
}) {
  return (
    <a href={paths.item(item.safe_name)} {...(!isListed && dataAttr(linkedItem))} className={className}>
      {children ?? item.name}
    </a>
  )
}
