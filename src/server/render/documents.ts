import { createStaticHandler, RouterContextProvider, type ServerBuild, type StaticHandlerContext } from 'react-router'
import { entryOf } from './entry-module.ts'
import { isUncached } from '#model/http/cache-control.ts'
import { framingOf, type Framing } from '#web/features/embed/framing.ts'
import { readRequestId } from '#server/edge/request-id.ts'
import type { PageTexts } from './own-styles.ts'

type Routes = Parameters<typeof createStaticHandler>[0]
export type Document = { status: number; texts: PageTexts; framing: Framing; isUncached: boolean }

/**
 * Renders the documents of a build like React Router's request handler, but without encoding the loaders' data for a browser router:
 * that took longer than the render, and no page uses it (docs/decisions/0008).
 */
export function createDocuments(build: ServerBuild, report: (error: unknown) => void) {
  const handler = createStaticHandler(toRoutes(build))
  const routeModules = Object.fromEntries(Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])))
  const { renderDocument } = entryOf(build)
  const manifest = mergeSheetNames(build.assets)
  /** Routes without a component answer by themselves: feeds, redirects. */
  const isDocument = (id: string) => routeModules[id]?.default !== undefined

  const toTexts = (request: Request, context: StaticHandlerContext) =>
    renderDocument(
      request.url,
      {
        manifest,
        routeModules,
        staticHandlerContext: context,
        branches: [],
        future: build.future,
        ssr: true,
        isSpaMode: false,
        routeDiscovery: build.routeDiscovery,
        renderMeta: {},
        serverHandoffString: '{}',
        serializeError: () => ({ message: '' }),
      },
      readRequestId(),
    )

  /** Resolves with a Response for a redirect, with undefined for a route that is not a document. */
  return async (request: Request, requestContext: RouterContextProvider): Promise<Document | Response | undefined> => {
    const context = await handler.query(request, {
      requestContext,
      filterMatchesToLoad: ({ route }) => route.id === 'root' || isDocument(route.id),
    })
    if (context instanceof Response) return context
    const route = context.matches.at(-1)?.route
    if (!isDocument(route?.id ?? 'root')) return undefined
    const ofRoute = { framing: framingOf(route?.handle), isUncached: isUncached(route?.handle) }
    for (const error of Object.values(context.errors ?? {})) report(error)
    try {
      return { status: context.statusCode, texts: toTexts(request, context), ...ofRoute }
    } catch (error) {
      report(error)
      return { status: 500, texts: toTexts(request, { ...context, statusCode: 500, errors: { root: error } }), ...ofRoute }
    }
  }
}

/**
 * React Router names a style sheet that a component imports as well "x.css#", for a router in the browser. Without the "#" both links are
 * the same and the browser does not restyle the page.
 */
function mergeSheetNames(assets: ServerBuild['assets']): ServerBuild['assets'] {
  const rename = <Entry extends { css?: string[] }>(entry: Entry) => ({ ...entry, css: entry.css?.map((sheet) => sheet.replace(/#$/, '')) })
  const routes = Object.entries(assets.routes).map(([id, route]) => [id, route && rename(route)] as const)
  return { ...assets, routes: Object.fromEntries(routes) }
}

/** Converts the build's routes for `createStaticHandler`. */
function toRoutes(build: ServerBuild, parent?: string): Routes {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, caseSensitive, module } = route
    const shared = {
      id,
      path,
      handle: module.handle,
      loader: module.loader,
      hasErrorBoundary: id === 'root' || module.ErrorBoundary !== undefined,
    }
    return [index ? { ...shared, index: true } : { ...shared, caseSensitive, children: toRoutes(build, id) }] as Routes
  })
}
