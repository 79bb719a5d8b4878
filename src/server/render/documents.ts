import { createStaticHandler, RouterContextProvider, type ServerBuild, type StaticHandlerContext } from 'react-router'
import { entryOf } from './entry-module.ts'
import { isUncached } from '#model/wiki/cache-control.ts'
import { framingOf, type Framing } from '#web/features/embed/framing.ts'
import { readRequestId } from '#server/edge/request-id.ts'

type Routes = Parameters<typeof createStaticHandler>[0]
export type Document = { status: number; html: string; framing: Framing; isUncached: boolean }

/**
 * Renders the documents of a build: what React Router's request handler does for them, without encoding the loaders' data for
 * a router in the browser. That took longer than the render itself, and no page sends it (docs/decisions/0008).
 */
export function createDocuments(build: ServerBuild, report: (error: unknown) => void) {
  const handler = createStaticHandler(toRoutes(build))
  const routeModules = Object.fromEntries(Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])))
  const { renderDocument } = entryOf(build)
  const manifest = withOneNameASheet(build.assets)
  /** What has no component answers for itself: feeds, redirects. */
  const isDocument = (id: string) => routeModules[id]?.default !== undefined

  const toHtml = (request: Request, context: StaticHandlerContext) =>
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

  /** A redirect as a response; `undefined` for what is no document. */
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
      return { status: context.statusCode, html: toHtml(request, context), ...ofRoute }
    } catch (error) {
      report(error)
      return { status: 500, html: toHtml(request, { ...context, statusCode: 500, errors: { root: error } }), ...ofRoute }
    }
  }
}

/**
 * React Router names a style sheet that a part of a page also brings "x.css#", so that its router may take it away again with the page. Ours
 * stays: by another name the part would bring it once more, and the browser would style and paint the whole page anew.
 */
function withOneNameASheet(assets: ServerBuild['assets']): ServerBuild['assets'] {
  const rename = <Entry extends { css?: string[] }>(entry: Entry) => ({ ...entry, css: entry.css?.map((sheet) => sheet.replace(/#$/, '')) })
  const routes = Object.entries(assets.routes).map(([id, route]) => [id, route && rename(route)] as const)
  return { ...assets, routes: Object.fromEntries(routes) }
}

/** The build's routes, all beside each other below the root, with their loaders. */
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
