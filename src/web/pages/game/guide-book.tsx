import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../../context.ts'
import { GuideSteps, type Step } from '../../features/guides/guide-steps.tsx'
import { ProseText } from '../../features/prose/prose-text.tsx'
import { loadProse } from '../../features/prose/prose-data.ts'
import { ToolCards } from '../../features/tools/tool-cards.tsx'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { prosePreview } from '../../previews/game/page-previews.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { lookUpPlates } from '#web/site-index/plates.ts'
import { Plate } from '../../ui/plate.tsx'
import { allGlyphs } from '#model/game/glyph-names.ts'
import { FromGlyphSheet } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'

const comingSoon: Step[] = [
  { title: 'Houses', text: 'Walls, roofs, furniture and paint.', glyph: 'family-house' },
  { title: 'Power', text: 'Reactors, batteries and powered machines.', glyph: 'battery-pack' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [prose, guides] = await Promise.all([loadProse(api, 'guide-book'), api.guides()])
  const stepsOf = (section: string) =>
    guides.filter(({ part }) => part === section).map(({ picture: glyph, ...guide }): Step => ({ ...guide, glyph }))
  return { ...prose, steps: stepsOf('steps'), subjects: stepsOf('subjects') }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, description } = loaderData.page
  return toPageMeta(matches, { title, description, path: paths.guideBook, preview: prosePreview(loaderData.page) })
}

export default function GuideBookPage() {
  const { page, steps, subjects } = useLoaderData<typeof loader>()
  return (
    <FromGlyphSheet value={allGlyphs}>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: page.title, path: paths.guideBook }]} />
        <PageHead title={page.title} lead={page.lead} />
        <div className="stack lg">
          <nav className="plates three" aria-label="Look something up">
            {lookUpPlates.map((plate) => (
              <Plate key={plate.path} {...plate} />
            ))}
          </nav>
          <Section title="Guides">
            <div className="guide-intro">
              <ProseText blocks={page.blocks} />
            </div>
            <GuideSteps steps={[...steps, ...comingSoon]} />
          </Section>
          {subjects.length > 0 && (
            <Section title="By topic">
              <GuideSteps steps={subjects} />
            </Section>
          )}
          <Section title="Tools" more={<a href={paths.tools}>All tools</a>}>
            <ToolCards />
          </Section>
          <Section title="Quick answers">
            <ul className="row">
              <li>
                <a className="btn" href={paths.whatChanged}>
                  What later versions changed
                </a>
              </li>
              <li>
                <a className="btn" href={paths.faq}>
                  Questions about the game
                </a>
              </li>
              <li>
                <a className="btn" href={paths.multiplayerFaq}>
                  Questions about multiplayer
                </a>
              </li>
              <li>
                <a className="btn" href={paths.modFaq}>
                  Questions about mods
                </a>
              </li>
              <li>
                <a className="btn" href={paths.openQuestions}>
                  Help us check
                </a>
              </li>
            </ul>
          </Section>
        </div>
      </div>
    </FromGlyphSheet>
  )
}
