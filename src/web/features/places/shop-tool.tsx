import type { ShopCategory } from '#model/places/shop.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { toolOf } from '#web/site-index/tool-list.ts'
import './places.css'

/** The tool for what one does in shops of a category: what to bring, what a load brings, and what the scrapyard leaves of a price. */
const slugs: Partial<Record<ShopCategory, string>> = { stocks: 'sell', jeweler: 'weight-value', scrapyard: 'scrap' }

/** The way from a shop to the tool that works out what one gets there. */
export function ShopTool({ category }: { category: ShopCategory }) {
  const slug = slugs[category]
  if (!slug) return null
  const { title, icon } = toolOf(slug)
  return (
    <p className="tool-way">
      <a className="btn" href={paths.tool(slug)}>
        <Icon name={icon} />
        Work it out: {title}
      </a>
    </p>
  )
}
