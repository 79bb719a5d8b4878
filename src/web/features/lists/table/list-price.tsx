import type { ListItem } from '#model/lists/list-totals.ts'
import { Price } from '#web/game-ui/price.tsx'

/** The price of an item, or of several of it. */
export function ListPrice({ item, times = 1 }: { item: Pick<ListItem, 'value' | 'mark' | 'perWeight'>; times?: number }) {
  return (
    <>
      <Price value={item.value === null ? null : item.value * times} mark={item.mark} />
      {item.perWeight && item.value !== null && <small className="per">per weight</small>}
    </>
  )
}
