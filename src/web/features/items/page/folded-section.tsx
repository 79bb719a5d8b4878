import { Icon } from '#web/ui/icon.tsx'
import './folded-section.css'

type Props = { title: string; className?: string | undefined; children: React.ReactNode }

/**
 * A section that phones show folded. Wider screens show all of it where the browser knows `::details-content`, else a fold too.
 * The browser's search and links into it open it.
 */
export function FoldedSection({ title, className, children }: Props) {
  return (
    <section className={className}>
      <details className="phone-fold">
        <summary className="sec-head">
          <Icon name="chevron-right" />
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
