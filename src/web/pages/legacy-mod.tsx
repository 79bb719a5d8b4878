import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toPlainText } from '#model/text/plain-text.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { hasRibbon, isFileUrl, versionField, describeModVersion } from '#model/mods/mod-filter.ts'
import { apiContext } from '../context.ts'
import { ModDownload, ModRibbon } from '../features/mods/mod-card.tsx'
import { findReason } from '#web/features/certainty/reasons.ts'
import { SourcesNote } from '../features/sources/sources-note.tsx'
import { notFound } from '../not-found.ts'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { modPreview } from '../previews/news-previews.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import '../features/prose/prose.css'

export async function loader({ context, params: { name = '' } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [mod, facts] = await Promise.all([api.modDetails(toPlainText(name, 200)), api.facts()])
  if (!mod) throw await notFound(api, name, { section: paths.legacyMods })
  // The API also accepts former names and any case.
  if (mod.name !== name) throw redirect(paths.legacyMod(mod.name), 301)
  if (mod.name === 'Hydrotility++') throw redirect(paths.hydrotility, 308)
  const { text } = lookUpFacts(facts)
  const versions = { since: text('workshop_since'), described: text('described_versions') }
  return { mod, versions, sources: await api.provenance('mod', toSafeName(mod.name)) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return toPageMeta(matches, { title: 'Mod', description: 'There is no such mod.', path: paths.legacyMods, index: false })
  const { mod, sources } = loaderData
  const preview = modPreview(mod, sources)
  return toPageMeta(matches, {
    title: `${mod.name}, a mod by ${mod.author}`,
    description: preview.preview.text,
    path: paths.legacyMod(mod.name),
    preview,
  })
}

export default function LegacyModPage() {
  const { mod, versions, sources } = useLoaderData<typeof loader>()
  const badge = (field: string) => <CertaintyBadge of={findReason(sources, field)} />
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Mods', path: paths.mods },
          { label: 'Legacy mods', path: paths.legacyMods },
          { label: mod.name, path: paths.legacyMod(mod.name) },
        ]}
      />
      <PageHead
        title={mod.name}
        lead={
          <>
            {mod.description}
            {badge('description')}
          </>
        }
        action={<ModDownload mod={mod} className="btn gold" />}
      />
      <div className="card mod-facts">
        {hasRibbon(mod) && <ModRibbon mod={mod} />}
        <dl>
          <div>
            <dt>Made by</dt>
            <dd>
              <a href={paths.legacyModsBy(mod.author)}>{mod.author}</a>
              {badge('author')}
            </dd>
          </div>
          <div>
            <dt>For</dt>
            <dd>
              {describeModVersion(mod, versions.since, versions.described)}
              {badge(versionField(mod))}
            </dd>
          </div>
          {/* The version is shown above. */}
          {hasRibbon(mod) && versionField(mod) !== 'ribbon' && (
            <div>
              <dt>Label</dt>
              <dd>
                {mod.ribbon_text}
                {badge('ribbon')}
              </dd>
            </div>
          )}
          <div>
            <dt>Comes from</dt>
            <dd>
              {new URL(mod.url).hostname}
              {badge('url')}
            </dd>
          </div>
        </dl>
      </div>
      {mod.items.length > 0 && (
        <Section title="Items it adds">
          <ul className="bullets">
            {mod.items.map((item) => (
              <li key={item.safe_name}>
                <ItemLink item={item} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {/* Sanitized when the content was read. */}
      {mod.body && <div className="prose" dangerouslySetInnerHTML={{ __html: mod.body }} />}
      {isFileUrl(mod) && (
        <p>
          How to install it, and whether it needs a loader: <a href={paths.modFaq}>Mod FAQ</a>.
        </p>
      )}
      <SourcesNote of={[{ entries: sources }]} />
    </div>
  )
}
