import { Callout } from '../../ui/callout.tsx'

/** No people are invented: rows that are not real say so. */
export function SampleNotice() {
  return (
    <Callout tone="notice">
      <b>Sample rows.</b> A row marked “sample” is nobody's: it shows the table at work, and goes when the first real ones arrive.
    </Callout>
  )
}
