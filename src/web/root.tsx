import { use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  type MetaDescriptor,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { framingOf } from './features/embed/framing.ts'
import { FramedLayout } from './features/embed/framed-layout.tsx'
import { apiContext, offersOfflineContext, originContext } from './context.ts'
import { EntryModule } from './entry-module.ts'
import { feedsAt, feedTitles } from './features/feeds/feed-names.ts'
import { dateTip } from './features/dates/date-tips.data-attrs.ts'
import { Footer } from './features/layout/footer.tsx'
import { Header } from './features/layout/header.tsx'
import { TabBar } from './features/layout/tab-bar.tsx'
import { ErrorPage } from './features/layout/error-page.tsx'
import { findVersions } from '#model/wiki/versions.ts'
import { NotFoundPage } from './features/layout/not-found-page.tsx'
import { saveLink } from './browser/save-file.data-attrs.ts'
import { RetryNotice } from './features/layout/retry-notice.tsx'
import { PreloadFonts } from './features/layout/preload-fonts.tsx'
import { headScript } from './head-script.ts'
import type { RootData } from './page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { timerRules } from './features/dock/dock.data-attrs.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { formatTimerRules, readTimerRules } from '#model/tools/growth-timers/timer-rules.ts'
import { CachedBar } from './features/offline/cached-bar.tsx'
import { offersOffline } from './features/offline/offline.data-attrs.ts'
import { countedDomain } from './features/analytics/analytics.data-attrs.ts'
import { dataAttr } from './data-attr.ts'
import { playedVersions } from './my-prices/my-prices.data-attrs.ts'
import './styles/site.css'

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const api = context.get(apiContext)
  // The versions are optional: pages load without them.
  const [site, facts] = await Promise.all([api.site(), api.facts().catch(() => [])])
  return {
    site,
    origin: context.get(originContext),
    versions: findVersions(facts),
    timerRules: readTimerRules(lookUpFacts(facts)),
    offersOffline: context.get(offersOfflineContext),
  }
}

/** The site's settings do not change while a page is open. */
export function shouldRevalidate() {
  return false
}

/** Head of an error page; every other page describes itself. */
export function meta({ error, loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  if (!error) return []
  const name = loaderData?.site.name ?? 'Bridgepour'
  const isLost = isRouteErrorResponse(error) && error.status === 404
  return [
    { title: `${isLost ? 'Not found' : 'The pipe burst'} | ${name}` },
    { name: 'description', content: isLost ? `There is no such page on ${name}.` : `${name} cannot answer right now.` },
    { name: 'robots', content: 'noindex' },
  ]
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const entry = use(EntryModule)
  const { pathname } = useLocation()
  const analytics = root?.site.analytics
  const framing = framingOf(useMatches().at(-1)?.handle)
  if (framing === 'card') return <FramedLayout>{children}</FramedLayout>
  return (
    <html lang="en" className="no-js" {...dataAttr(playedVersions, root?.versions?.played.join(' '))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <PreloadFonts />
        {/* In development, parts load their styles before the site's own file sets the order of layers. */}
        {import.meta.env.DEV && <style>{'@layer tokens, kit, site;'}</style>}
        <Links />
        {/* Low priority: the page is readable without the script. */}
        {!import.meta.env.DEV && entry?.imports.map((file) => <link key={file} rel="modulepreload" href={file} fetchPriority="low" />)}
        <link rel="icon" href={documentPaths.favicon} />
        <link rel="apple-touch-icon" href={documentPaths.touchIcon} />
        <link rel="manifest" href={documentPaths.manifest} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={root?.site.name ?? 'Bridgepour'}
          href={documentPaths.openSearch}
        />
        {feedsAt(pathname).map((name) => (
          <link key={name} rel="alternate" type="application/atom+xml" title={feedTitles[name]} href={paths.feed(name, 'xml')} />
        ))}
        <meta name="theme-color" content="#17120e" />
        {analytics?.endpoint && <meta name="analytics" content={analytics.endpoint} {...dataAttr(countedDomain, analytics.domain)} />}
      </head>
      <body {...(root?.offersOffline && dataAttr(offersOffline))}>
        <Header site={root?.site} versions={root?.versions} />
        {root?.offersOffline && <CachedBar />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer site={root?.site} versions={root?.versions} />
        <TabBar site={root?.site} />
        <RetryNotice />
        <a hidden {...dataAttr(saveLink)}>
          Save
        </a>
        {/* Screen readers read the date's title. */}
        <div aria-hidden="true" hidden {...dataAttr(dateTip)} />
        {root && (
          <aside
            className="dock"
            id="dock"
            aria-label="Timers, list and goal"
            tabIndex={-1}
            hidden
            {...dataAttr(timerRules, formatTimerRules(root.timerRules))}
          />
        )}
        {import.meta.env.DEV ? <Scripts /> : entry && <script type="module" src={entry.module} fetchPriority="low" />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage near={error.data} />
  return <ErrorPage />
}
