import type { Corrected } from '#content/correct/correct-file.ts'
import { Callout } from '#web/ui/callout.tsx'
import { SendOptions, type SendChannels } from './send-options.tsx'

/** State of the check against all other files. */
export type WasCompared = 'none' | 'running' | 'done'

type Props = {
  file: string
  line: number | undefined
  answer: Corrected
  comparison: WasCompared
  site: SendChannels
  /** The change in plain words; may be empty. */ message: string
}

/** Result of a correction: its problems, or its diff and how to send it. */
export function CorrectedFile({ file, line, answer, comparison, site, message }: Props) {
  if ('problems' in answer)
    return (
      <>
        <Callout tone="warning">Not valid yet. Nothing was sent.</Callout>
        {answer.problems.map((problem) =>
          problem.includes('\n') ? (
            <pre key={problem} className="file-text" tabIndex={0}>
              {problem}
            </pre>
          ) : (
            <p key={problem}>{problem}</p>
          ),
        )}
      </>
    )
  return (
    <>
      <h3>Your change</h3>
      <pre className="file-text" tabIndex={0}>
        {answer.patch.split('\n').map((row, index) => (
          <DiffRow key={index} row={row} />
        ))}
      </pre>
      <h3>Send it</h3>
      <p role="status">{comparisonWords[comparison]}</p>
      {comparison !== 'running' && (
        <SendOptions
          of={{
            title: `Correction: ${file}`,
            message: message || `Correction of ${file}:\n${answer.patch}`,
            patch: answer.patch,
            file: { path: file, text: answer.text, line },
          }}
          site={site}
        />
      )}
    </>
  )
}

const comparisonWords: Record<WasCompared, string> = {
  none: 'The fields and sources of this file are valid. It is checked against the other files before it is accepted.',
  running: 'The fields and sources of this file are valid. Checking it against the rest of the wiki…',
  done: 'This file is valid and fits the rest of the wiki.',
}

function DiffRow({ row }: { row: string }) {
  if (/^\+(?!\+\+ )/.test(row)) return <ins>{`${row}\n`}</ins>
  if (/^-(?!-- )/.test(row)) return <del>{`${row}\n`}</del>
  return `${row}\n`
}
