import type { Change } from '#model/news/change.ts'
import { ChangeTable } from '#web/features/news/change-table.tsx'
import type { ItemPageData } from './item-page-data.ts'
import { PricesByVersion } from './prices-by-version.tsx'

/** What the item cost in each version that is known, and what else the versions changed of it. */
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
