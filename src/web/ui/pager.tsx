import { listPageNumbers } from './page-numbers.ts'
import { Icon } from './icon.tsx'
import './pager.css'

/** A page has an address of its own, or is a part of the form around it that can be pressed. */
type Way = { toPath: (page: number) => string } | { toPart: (page: number) => string }
type Props = { page: number; pages: number; label: string } & Way

/** The pages of a long table; nothing where there is only one. */
export function Pager({ page, pages, label, ...way }: Props) {
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <Step to={page - 1} way={way} rel="prev" aria-label="Previous page">
          <Icon name="chevron-left" />
        </Step>
      )}
      {listPageNumbers(page, pages).map((one, place) =>
        one === 'gap' ? (
          <span key={`gap-${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Step key={one} to={one} way={way} aria-current={one === page ? 'page' : undefined} aria-label={`Page ${one}`}>
            {one}
          </Step>
        ),
      )}
      {page < pages && (
        <Step to={page + 1} way={way} rel="next" aria-label="Next page">
          <Icon name="chevron-right" />
        </Step>
      )}
    </nav>
  )
}

type StepProps = { to: number; way: Way; rel?: string; children: React.ReactNode } & React.AriaAttributes

function Step({ to, way, rel, children, ...rest }: StepProps) {
  if ('toPath' in way)
    return (
      <a href={way.toPath(to)} rel={rel} {...rest}>
        {children}
      </a>
    )
  return (
    <button name="press" value={way.toPart(to)} {...rest}>
      {children}
    </button>
  )
}
