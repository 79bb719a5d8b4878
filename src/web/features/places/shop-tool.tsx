import type { ShopCategory } from '#model/places/shop.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { toolOf } from '#web/site-index/tool-list.ts'
import './places.css'

/** Slug of the tool for shops of a category. */
const slugs: Partial<Record<ShopCategory, string>> = { stocks: 'sell', jeweler: 'weight-value', scrapyard: 'scrap' }

/** Link from a shop to its tool. */
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
