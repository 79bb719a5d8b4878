import type { Corrected } from '#content/correct/correct-file.ts'
import { Callout } from '#web/ui/callout.tsx'
import { WaysToSend, type SiteWays } from './ways-to-send.tsx'

type Props = { file: string; line: number | undefined; answer: Corrected; site: SiteWays }

/** What came of a correction: what is wrong with it, or what is different and how to send it. */
export function CorrectedFile({ file, line, answer, site }: Props) {
  if ('problems' in answer)
    return (
      <>
        <Callout tone="warning">It does not fit yet. Nothing was sent.</Callout>
        {answer.problems.map((problem) => (
          <pre key={problem} className="file-text" tabIndex={0}>
            {problem}
          </pre>
        ))}
      </>
    )
  return (
    <>
      <h3>What is different</h3>
      <pre className="file-text" tabIndex={0}>
        {answer.patch.split('\n').map((row, place) => (
          <DiffRow key={place} row={row} />
        ))}
      </pre>
      <h3>Send it</h3>
      <p>The fields of this file, their sources and what it names in other files are in order.</p>
      <WaysToSend of={{ file, line, text: answer.text, patch: answer.patch }} site={site} />
    </>
  )
}

function DiffRow({ row }: { row: string }) {
  if (/^\+(?!\+\+ )/.test(row)) return <ins>{`${row}\n`}</ins>
  if (/^-(?!-- )/.test(row)) return <del>{`${row}\n`}</del>
  return `${row}\n`
}
