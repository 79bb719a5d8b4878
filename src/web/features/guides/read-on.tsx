import type { Page } from '#model/wiki/page.ts'
import { ArticleData } from '#web/features/prose/article-data.tsx'
import { readingOrders } from '#web/site-index/guide-order.ts'
import { NextPages } from '#web/features/prose/next-pages.tsx'

/** Below a guide, or a page of one: what is read before and after it, and what search engines want to know of it. */
export function ReadOn({ page, path, what }: { page: Page; path: string; what: keyof typeof readingOrders }) {
  const order = readingOrders[what]
  const here = order.findIndex((link) => link.path === path)
  return (
    <>
      <NextPages before={order[here - 1]} next={order[here + 1]} what={what} />
      <ArticleData page={page} path={path} />
    </>
  )
}
