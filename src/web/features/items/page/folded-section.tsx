import './folded-section.css'

type Props = { title: string; className?: string | undefined; children: React.ReactNode }

/**
 * A section that is collapsed on phones. Wider screens show it expanded if the browser supports `::details-content`. The browser's search
 * and links to its content expand it.
 */
export function FoldedSection({ title, className, children }: Props) {
  return (
    <section className={className}>
      <details>
        <summary className="sec-head">
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
