import './leaderboards.css'

/** No people are invented: rows that are not real say so. */
export function SampleNotice() {
  return (
    <p className="sample-notice">
      <b>Sample rows.</b> A row marked <span className="label sample">sample</span> is nobody's, and stands until real ones come in.
    </p>
  )
}
