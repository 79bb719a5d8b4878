import { certaintyWords, type Certainty } from '#model/wiki/certainty.ts'

/** Under a field that the tool has filled in: how sure that number is, since no mark fits into a field. */
export function WorkedOut({ mark, children }: { mark?: Certainty | null | undefined; children?: React.ReactNode }) {
  const sure = mark ?? 'worked-out'
  return (
    <>
      <span className={`mk first ${sure}`} aria-hidden="true" /> {certaintyWords[sure]}
      {children && <>. {children}</>}
    </>
  )
}
