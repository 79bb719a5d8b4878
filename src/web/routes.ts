import { gameScreens } from './site-index/game-screens.ts'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { toForm } from '#model/wiki/addresses/route-form.ts'
import { paths } from '#model/wiki/paths.ts'
import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** A screen by its path pattern: `paths.item(':item')` is "database/:item" for the router. */
const at = (path: string, file: string, options: Parameters<typeof route>[2] = {}) => route(toForm(path).slice(1), file, options)

/** The screens, in the order of the specification. Trailing slashes are accepted; the canonical URL has none. */
export default [
  index('pages/home.tsx'),
  at(paths.search(), 'pages/search.tsx'),
  at(paths.about, 'pages/about.tsx'),
  at(paths.shrine, 'pages/shrine.tsx'),
  at(paths.modFaq, 'pages/mod-faq.tsx'),
  at(paths.multiplayerFaq, 'pages/multiplayer-faq.tsx'),
  at(paths.faq, 'pages/faq.tsx'),
  at(paths.rentAPlot, 'pages/rent-a-plot.tsx'),
  at(paths.correct(), 'pages/correct.tsx'),
  at(paths.openQuestions, 'pages/open-questions.tsx'),
  at(paths.dataQuality, 'pages/data-quality.tsx'),
  at(paths.dataQualityOf(':kind', ':field'), 'pages/data-quality-of.tsx'),
  at(paths.speedrun, 'pages/speedrun.tsx'),
  at(paths.list, 'pages/catalogue.tsx'),
  at(paths.sharedList(':code', ':name?'), 'pages/shopping-list.tsx'),
  at(paths.link('*'), 'pages/link.ts'),
  at(paths.patchNote(':id?'), 'pages/patch-notes.tsx'),
  at(paths.blog, 'pages/blog.tsx'),
  at(paths.blogPost(':id'), 'pages/blog-post.tsx'),
  ...gameScreens.map(([path, file]) => at(path, `pages/game/${file}`)),
  at(paths.map, 'pages/game/map.tsx'),
  at(documentPaths.mapShort, 'pages/map-redirect.ts'),
  at(documentPaths.faviconShort, 'pages/favicon.ts'),
  at(paths.max, 'pages/max.tsx'),
  at(paths.pokes, 'pages/pokes.tsx'),
  at(paths.mods, 'pages/mods.tsx'),
  at(paths.hydrotility, 'pages/hydrotility.tsx'),
  at(paths.legacyMods, 'pages/legacy-mods.tsx'),
  at(paths.legacyMod(':name'), 'pages/legacy-mod.tsx'),
  at(paths.whatChanged, 'pages/what-changed.tsx'),
  at(paths.guide(':slug', ':page?'), 'pages/guide.tsx'),
  at(paths.privacy, 'pages/privacy.tsx'),
  at(paths.contact, 'pages/contact.tsx'),
  at(paths.credits, 'pages/credits.tsx'),
  at(paths.apiDocs, 'pages/api-docs.tsx'),
  at(paths.embed, 'pages/embed.tsx'),
  at(paths.embedItem(':item'), 'pages/embed-item.tsx'),
  at(documentPaths.oembed(''), 'pages/oembed.ts'),
  at(documentPaths.llms, 'pages/llms.ts'),
  at(offlinePaths.page, 'pages/offline.tsx'),
  at(offlinePaths.pages, 'pages/offline-pages.ts'),
  at(offlinePaths.searchDialog, 'pages/search-dialog.tsx'),
  at(offlinePaths.pageParts, 'pages/page-parts.tsx'),
  at(documentPaths.manifest, 'pages/web-manifest.ts'),
  at(`${prefixes.feeds}:file`, 'pages/feeds.ts'),
  at(`${prefixes.previews}:kind/:file`, 'pages/preview.ts'),
  at(documentPaths.sitemap, 'pages/sitemap.ts', { id: 'sitemap' }),
  at(documentPaths.sitemapFile(':file').replace('.xml', ''), 'pages/sitemap.ts', { id: 'sitemap-file' }),
  at(documentPaths.robots, 'pages/robots.ts'),
  at(documentPaths.openSearch, 'pages/opensearch.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
