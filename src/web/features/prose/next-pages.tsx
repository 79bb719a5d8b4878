import './prose.css'

type Link = { title: string; path: string }

/** Links to the previous and the next page. */
export function NextPages({ before, next, what }: { before?: Link | undefined; next?: Link | undefined; what: string }) {
  if (!before && !next) return null
  return (
    <nav className="next" aria-label={`Other ${what}s`}>
      {before && (
        <a className="card before" href={before.path} rel="prev">
          <span className="muted sm">Previous</span> <b>{before.title}</b>
        </a>
      )}
      {next && (
        <a className="card" href={next.path} rel="next">
          <span className="muted sm">Next {what}</span> <b>{next.title}</b>
        </a>
      )}
    </nav>
  )
}
