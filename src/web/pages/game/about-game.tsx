import { useLoaderData, useRouteLoaderData } from 'react-router'
import { proseLoader, proseMeta } from '../../prose-route.tsx'
import { GameVideo, StoreWidget } from '#web/features/about/game-video.tsx'
import { ProsePage } from '../../features/prose/prose-page.tsx'
import { SceneSlider } from '#web/features/about/scene-slider.tsx'
import type { RootData } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Section } from '../../ui/section.tsx'

export const loader = proseLoader('about-hydroneer')

export const meta = proseMeta(paths.aboutGame)

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
