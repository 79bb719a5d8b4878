import { gameName } from '#model/game/name.ts'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { BlogFeed } from '../features/home/blog-feed.tsx'
import { ChatCard } from '../features/home/chat-card.tsx'
import { Hero } from '../features/home/hero.tsx'
import { HomeTools } from '../features/home/home-tools.tsx'
import { NewestPatch } from '../features/home/newest-patch.tsx'
import { RandomItem } from '../features/home/random-item.tsx'
import { RentPlot } from '../features/home/rent-plot.tsx'
import { Spotlight } from '../features/home/spotlight.tsx'
import { StageCards } from '../features/home/stage-cards.tsx'
import { toPageMeta, type RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(apiContext).homePage()
}

export function meta({ matches }: MetaArgs) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return toPageMeta(matches, {
    title: `The unofficial ${root?.site.game.name ?? gameName} wiki`,
    description: root?.site.tagline ?? '',
    path: paths.home,
  })
}

export default function HomePage() {
  const { posts, newest_patch: newestPatch, spotlight } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData<RootData>('root')
  if (!root) return null
  const { site, origin } = root
  const hasSpotlight = site.embeds.video_host !== '' && spotlight !== ''
  // Fills the column if its first card is missing.
  const plot = <RentPlot plot={site.plot} contact={site.contact} />
  return (
    <>
      <StructuredData data={toSiteData(site.name, origin)} />
      {/* Visually hidden: the home page is the root of all breadcrumbs. */}
      <Breadcrumbs trail={[]} className="sr" />
      <Hero game={site.game.name} />
      <div className="wrap home">
        <StageCards />
        <div className="split right">
          <div className="stack lg">
            <HomeTools />
            {newestPatch && <NewestPatch patch={newestPatch} />}
            <BlogFeed posts={posts} />
            {hasSpotlight && plot}
          </div>
          <aside className="stack md duo" aria-label="Community">
            {hasSpotlight && <Spotlight host={site.embeds.video_host} id={spotlight} />}
            <RandomItem isFirst={!hasSpotlight} />
            <ChatCard link={site.links.chat} widget={site.embeds.chat_widget} />
            {!hasSpotlight && plot}
          </aside>
        </div>
      </div>
    </>
  )
}

/** Structured data of the site's search. */
function toSiteData(name: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}${paths.home}`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
