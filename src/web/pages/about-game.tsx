import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { GameVideo, StoreWidget } from '#web/features/about/game-video.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { SceneSlider } from '#web/features/about/scene-slider.tsx'
import type { RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Section } from '../ui/section.tsx'
import '../features/news/news.css'

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'about-hydroneer')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.aboutGame })

export default function AboutGamePage() {
  const { page, data } = useLoaderData<typeof loader>()
  const site = useRouteLoaderData<RootData>('root')?.site
  const headings = [
    ...page.headings,
    { id: 'pictures', text: 'The island in pictures', depth: 2 },
    { id: 'get-the-game', text: 'Get the game', depth: 2 },
  ]
  return (
    <ProsePage
      page={{ ...page, headings }}
      data={data}
      trail={[{ label: page.title, path: paths.aboutGame }]}
      before={site && <GameVideo site={site} />}
      after={
        <>
          <Section title="The island in pictures" id="pictures" className="after-prose">
            <SceneSlider />
          </Section>
          {site && (
            <Section title="Get the game" id="get-the-game" className="after-prose">
              <StoreWidget site={site} />
            </Section>
          )}
        </>
      }
    />
  )
}
