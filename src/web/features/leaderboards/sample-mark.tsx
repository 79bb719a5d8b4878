import './leaderboards.css'

/** Beside the name in a row that is not real. */
export function SampleMark() {
  return (
    <>
      {' '}
      <span className="label sample">sample</span>
    </>
  )
}
