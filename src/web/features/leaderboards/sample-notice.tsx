import { Callout } from '../../ui/callout.tsx'

/** No people are invented: rows that are not real say so. */
export function SampleNotice() {
  return (
    <Callout kind="notice">
      <b>Sample rows.</b> Players named “Sample …” are nobody. Their rows show the table at work, and go when the first real ones arrive.
    </Callout>
  )
}
