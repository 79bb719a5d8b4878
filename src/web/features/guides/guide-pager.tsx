import type { findNeighbours } from '#model/pages/guide-list.ts'
import type { Page } from '#model/pages/page.ts'
import { ArticleData } from '#web/features/prose/article-data.tsx'
import { NextPages } from '#web/features/prose/next-pages.tsx'

type Props = { page: Page; path: string; neighbours: ReturnType<typeof findNeighbours> }

/** Previous and next page below a guide, and its structured data. */
export function GuidePager({ page, path, neighbours }: Props) {
  return (
    <>
      <NextPages {...neighbours} />
      <ArticleData page={page} path={path} />
    </>
  )
}
