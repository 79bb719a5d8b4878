import { Callout } from '../../ui/callout.tsx'

/** No people are invented: rows that are not real say so. */
export function SampleNotice() {
  return (
    <Callout tone="notice">
      <b>Sample rows.</b> A row marked “sample” is nobody's: it shows how the board looks, until real ones have come in.
    </Callout>
  )
}
