import { listPageNumbers } from './page-numbers.ts'
import { Icon } from './icon.tsx'
import './pager.css'

type Props = { page: number; pages: number; label: string; toPath: (page: number) => string }

/** Pagination of a long table; empty for a single page. */
export function Pager({ page, pages, label, toPath }: Props) {
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <a href={toPath(page - 1)} rel="prev" aria-label="Previous page">
          <Icon name="chevron-left" />
        </a>
      )}
      {listPageNumbers(page, pages).map((pageNumber, index) =>
        pageNumber === 'gap' ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={pageNumber}
            href={toPath(pageNumber)}
            aria-current={pageNumber === page ? 'page' : undefined}
            aria-label={`Page ${pageNumber}`}
          >
            {pageNumber}
          </a>
        ),
      )}
      {page < pages && (
        <a href={toPath(page + 1)} rel="next" aria-label="Next page">
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
