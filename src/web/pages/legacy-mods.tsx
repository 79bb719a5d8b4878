import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { filterMods, readModView } from '#model/mods/mod-filter.ts'
import { listModRepositories } from '#model/mods/mod-repositories.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { apiContext } from '../context.ts'
import { ModCard } from '../features/mods/mod-card.tsx'
import { ModFilter, NoMods } from '../features/mods/mod-filter.tsx'
import { ModSidebar } from '../features/mods/mod-sidebar.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProseBlocks } from '../features/prose/prose-blocks.tsx'
import { sourcesOfPage } from '../features/sources/gather-sources.ts'
import { SourcesNote } from '../features/sources/sources-note.tsx'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { CitedGuesses } from '#web/features/certainty/unconfirmed.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const parameters = new URL(request.url).searchParams
  const view = readModView(parameters)
  const [prose, mods, sources] = await Promise.all([
    loadProse(api, 'legacy-mods'),
    api.mods(),
    api.provenanceOf('mod', ['author', 'description', 'url', 'ribbon']),
  ])
  return {
    ...prose,
    sources: sources.filter(({ estimate }) => estimate),
    view,
    total: mods.length,
    mods: filterMods(mods, view),
    repositories: listModRepositories(mods),
  }
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.legacyMods })

export default function LegacyModsPage() {
  const { page, data, view, total, mods, repositories, sources } = useLoaderData<typeof loader>()
  const findModReason = (mod: string, field: string) => sources.find((entry) => entry.id === toSafeName(mod) && entry.field === field)
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Mods', path: paths.mods },
          { label: page.title, path: paths.legacyMods },
        ]}
      />
      <PageHead title={page.title} lead={page.lead} />
      <div className="split">
        <ModSidebar repositories={repositories} />
        <div className="stack md">
          <ProseBlocks blocks={page.blocks} data={data} />
          <ModFilter filter={view} count={mods.length} total={total} />
          {mods.length === 0 ? (
            <NoMods />
          ) : (
            <ul className="mod-list">
              {mods.map((mod) => (
                <ModCard key={mod.name} mod={mod} reasonOf={(field) => findModReason(mod.name, field)} />
              ))}
            </ul>
          )}
          <CitedGuesses cited={data.cited} />
          <SourcesNote of={sourcesOfPage(page)} />
        </div>
      </div>
    </div>
  )
}
