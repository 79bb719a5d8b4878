/** What readers see when the wiki cannot answer: what happened, and that it passes. */
export function BurstPage() {
  return (
    <div className="wrap">
      <div className="state">
        <b role="heading" aria-level={1}>
          The pipe burst
        </b>
        <p>The wiki cannot answer right now. Nothing of yours is lost; it mends itself, as a rule within a minute.</p>
        <a className="btn gold" href="">
          Try again
        </a>
      </div>
    </div>
  )
}
