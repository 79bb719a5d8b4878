import type { Change } from '#model/news/change.ts'
import { ChangeTable } from '#web/features/news/change-table.tsx'
import type { ItemPageData } from './item-page-data.ts'
import { PricesByVersion } from './prices-by-version.tsx'

/** Prices of the item by version, and its other changes. */
export function ItemHistory({ page: { details, history }, described }: { page: ItemPageData; described: string }) {
  const others = history.filter((change) => !isPrice(change))
  return (
    <div className="stack md">
      {details.prices.length > 0 && <PricesByVersion details={details} changes={history.filter(isPrice)} described={described} />}
      {others.length > 0 && <ChangeTable changes={others} by="version" />}
    </div>
  )
}

const isPrice = ({ kind, field }: Change) => kind === 'item' && field === 'value'
