import type { ListItem } from '#model/lists/list-totals.ts'
import { calculationUrlOf } from '#web/features/lists/calculation-urls.ts'
import { Price } from '#web/game-ui/price.tsx'

/** Price of one item, or of several. */
export function ListPrice({
  item,
  times = 1,
}: {
  item: Pick<ListItem, 'id' | 'value' | 'mark' | 'perWeight' | 'safe_name' | 'otherVersion'>
  times?: number
}) {
  return (
    <>
      <Price
        value={item.value === null ? null : item.value * times}
        mark={item.mark}
        variant="text"
        calculationUrl={calculationUrlOf(item, times)}
      />
      {item.perWeight && item.value !== null && <small className="per">per weight</small>}
      {item.otherVersion && <small className="per">in {item.otherVersion}</small>}
    </>
  )
}
