import { gameName } from '#model/game/name.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatNumber } from '#model/text/format-number.ts'
import { addUp, shareFromTheGame } from '#model/wiki/data-quality.ts'
import { certainties, unknown } from '#model/wiki/certainty.ts'
import { callPaths, fillPath } from '#model/wiki/calls/call-paths.ts'
import { apiContext } from '../context.ts'
import { QualityTable } from '#web/features/certainty/quality/quality-table.tsx'
import { nameOfField, nameOfKind } from '#web/features/certainty/quality/game/quality-labels.ts'
import { CertaintyBar } from '#web/features/certainty/quality/certainty-bar.tsx'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { TopPage } from '#web/features/layout/top-page.tsx'
import { Section } from '../ui/section.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const rows = await context.get(apiContext).dataQuality()
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind)]
    .map(([kind, fields]) => ({
      kind,
      counts: addUp(fields),
      fields: fields.toSorted((a, b) => b.guess - a.guess || b.total - a.total),
    }))
    .toSorted((a, b) => b.counts.guess - a.counts.guess || b.counts.total - a.counts.total)
  return { kinds, counts: addUp(rows) }
}

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'Data quality',
    description: `How many facts of this ${gameName} wiki are seen in the game, from its files, told by players, worked out or unconfirmed.`,
    path: paths.dataQuality,
  })
}

export default function DataQualityPage() {
  const { kinds, counts } = useLoaderData<typeof loader>()
  return (
    <TopPage
      title="Data quality"
      path={paths.dataQuality}
      lead="How many facts are seen in the game, from its files, told by players, worked out or unconfirmed. Most unconfirmed first."
      action={
        <a className="btn" href={paths.openQuestions}>
          Open questions
        </a>
      }
    >
      <div className="stack lg">
        <div className="card progress-line">
          <p>
            <b>
              {shareFromTheGame(counts)}% of {formatNumber(counts.total)} facts
            </b>{' '}
            rest on the game itself: seen in it, or read from its files.
          </p>
          <CertaintyBar of={counts} />
          <ul className="row sm">
            {certainties.map((step) => (
              <li key={step}>
                <b>{formatNumber(counts[step])}</b> <CertaintyBadge variant="level" of={step} />
              </li>
            ))}
            <li>
              <b>{formatNumber(counts.unknown)}</b> <CertaintyBadge variant="level" of={unknown} />
            </li>
          </ul>
        </div>
        <Section title="By kind">
          <QualityTable
            caption="Facts by kind of thing and certainty"
            first="Kind"
            lines={kinds.map(({ kind, counts: own }) => ({ name: nameOfKind(kind), path: `#${kind}`, counts: own }))}
            total={counts}
          />
        </Section>
        {kinds.map(({ kind, fields }) => (
          <Section key={kind} title={nameOfKind(kind)} id={kind}>
            <QualityTable
              caption={`${nameOfKind(kind)}: facts by field and certainty`}
              first="Field"
              lines={fields.map((row) => ({
                name: toSentenceCase(nameOfField(kind, row.field)),
                path: paths.dataQualityOf(kind, row.field),
                counts: row,
              }))}
            />
          </Section>
        ))}
        <p className="muted sm">
          The same as JSON: <a href={fillPath(callPaths.dataQuality)}>{fillPath(callPaths.dataQuality)}</a>, explained in{' '}
          <a href={paths.apiDocs}>the documentation of the API</a>.
        </p>
      </div>
    </TopPage>
  )
}
