import { gameName } from '#model/game/name.ts'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { CallEntry } from '../features/api-docs/call-entry.tsx'
import { listCalls } from '../features/api-docs/call-list.ts'
import { StabilityPromise } from '../features/api-docs/stability-promise.tsx'
import { ContentsList } from '../features/prose/contents-list.tsx'
import { toPageMeta, type RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { TopPage } from '#web/features/layout/top-page.tsx'
import { Section } from '../ui/section.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const calls = listCalls(await api.openApi())
  return { calls, tags: [...new Set(calls.map(({ tag }) => tag))] }
}

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'API',
    description: `The open, read-only JSON API of this ${gameName} wiki: every call with parameters, fields, examples in four languages and a box to try it.`,
    path: paths.apiDocs,
  })
}

const toAnchor = (tag: string) => `calls-${tag.toLowerCase().replaceAll(' ', '-')}`

export default function ApiDocsPage() {
  const { calls, tags } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData<RootData>('root')
  return (
    <TopPage title="API" path={paths.apiDocs} lead="Everything this wiki knows, as JSON, for anyone. No key, no sign-in, read only.">
      <div className="split">
        <aside aria-label="Contents">
          <ContentsList
            headings={[{ id: 'promise', text: 'What you can rely on' }, ...tags.map((tag) => ({ id: toAnchor(tag), text: tag }))]}
          />
        </aside>
        <div className="stack lg">
          <StabilityPromise />
          {tags.map((tag) => (
            <Section key={tag} title={tag} id={toAnchor(tag)} className="api-group">
              <div className="acc">
                {calls
                  .filter((call) => call.tag === tag)
                  .map((call) => (
                    <CallEntry key={call.path} call={call} origin={root?.origin ?? ''} />
                  ))}
              </div>
            </Section>
          ))}
        </div>
      </div>
    </TopPage>
  )
}
