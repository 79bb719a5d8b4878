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
      {listPageNumbers(page, pages).map((one, place) =>
        one === 'gap' ? (
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a key={one} href={toPath(one)} aria-current={one === page ? 'page' : undefined} aria-label={`Page ${one}`}>
            {one}
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
