import { LevelIcon } from '#web/game-ui/certainty-badge.tsx'
import '#web/features/certainty/quality/quality.css'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { countOf } from '#model/text/count-of.ts'
import { certaintyWords } from '#model/wiki/certainty.ts'
import { apiContext } from '../context.ts'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { nameOfField, nameOfKind } from '#web/features/certainty/quality/game/quality-labels.ts'
import { notFound } from '../not-found.ts'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'

export async function loader({ params: { kind = '', field = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const records = await api.dataQualityOf(kind, field)
  if (records.length === 0) throw await notFound(api, kind)
  const steps = [...Map.groupBy(records, ({ certainty }) => certainty)].map(([step, entries]) => ({ step, entries }))
  return { kind, field, steps }
}

const titleOf = (kind: string, field: string) => `${nameOfKind(kind)}: ${nameOfField(kind, field)}`

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { kind, field } = loaderData
  return toPageMeta(matches, {
    title: titleOf(kind, field),
    description: `${titleOf(kind, field)}. The confidence for each, unconfirmed first.`,
    path: paths.dataQualityOf(kind, field),
    index: false,
  })
}

export default function DataQualityOfPage() {
  const { kind, field, steps } = useLoaderData<typeof loader>()
  const title = titleOf(kind, field)
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Data quality', path: paths.dataQuality },
          { label: title, path: paths.dataQualityOf(kind, field) },
        ]}
      />
      <PageHead title={title} lead="The confidence for each, lowest first." />
      <div className="stack lg">
        {steps.map(({ step, entries }) => (
          <Section
            key={step}
            title={toSentenceCase(certaintyWords[step])}
            badge={<LevelIcon of={step} />}
            more={countOf(entries.length, 'thing')}
          >
            <ul className="sure-list">
              {entries.map(({ id, name, path, version, seen_by, seen_on }) => (
                <li key={id}>
                  {path ? <a href={path}>{name}</a> : toSentenceCase(name)}
                  {seen_on && (
                    <small>
                      <FullDate value={seen_on} />
                      {seen_by && ` by ${seen_by}`}
                      {version && `, version ${version}`}
                    </small>
                  )}
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </div>
  )
}
