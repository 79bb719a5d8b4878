/** Legend: the two circles of a blast. */
export function BlastKeys() {
  return (
    <>
      <span>
        <i className="blast-key hole" aria-hidden="true" /> dug away
      </span>
      <span>
        <i className="blast-key reach" aria-hidden="true" /> items destroyed
      </span>
    </>
  )
}
