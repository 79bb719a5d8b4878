import { Fragment } from 'react'
import { countOf } from '#model/text/count-of.ts'
import { joinNames } from '#model/text/join-names.ts'
import { CertaintySummary } from './certainty-summary.tsx'
import type { Rest } from './describe-results.ts'

/** "Coins an hour: from the game's files, 1.3.4: 18 facts of finds per minute and weight of a find; guess: length of a tick. Assumed: …" */
export function ResultSources({ of: { name, of, groups, assumed } }: { of: Rest }) {
  const before = joinNames(of.map((part) => part.toLowerCase()))
  return (
    <>
      <b>{name}</b>:{' '}
      {groups.map(({ step, version, names, more }, index) => (
        <Fragment key={`${step} ${version}`}>
          {index > 0 && '; '}
          <CertaintySummary of={step} version={version} seen_by="" seen_on="" />:{' '}
          {joinNames([...names, ...(more > 0 ? [`${countOf(more, 'fact')} of ${before}`] : [])])}
        </Fragment>
      ))}
      .{assumed.length > 0 && ` Assumed: ${assumed.join(', ')}.`}
    </>
  )
}
