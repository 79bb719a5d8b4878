import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { EntryModule } from './entry-module.ts'
import { RequestId } from './features/layout/request-id.ts'

/** Filled by the server, which must use the same objects as the bundled pages. */
export { apiContext, originContext, offersOfflineContext, renderPreviewContext } from './context.ts'
/** The only inline scripts: the CSP allows their hashes. */
export { headScript, mapScript } from './head-script.ts'

/**
 * React preloads a page's pictures before fonts and style sheets, which delays the first paint by a third of a second on slow 4G. The
 * preloads are removed; pictures with high priority keep theirs.
 */
const earlyPicture = /<link rel="preload" as="image" href="[^"]*"\/>/g

/** Renders the texts before and after the end of the head. Nothing in a page waits for data, so streaming has no advantage. */
export function renderDocument(url: string, routerContext: EntryContext, requestId?: string): { head: string; body: string } {
  const page = renderToString(<RequestId.Provider value={requestId}>{renderRouter(url, routerContext)}</RequestId.Provider>)
  const end = page.indexOf('</head>')
  return { head: `<!DOCTYPE html>${page.slice(0, end).replaceAll(earlyPicture, '')}`, body: page.slice(end) }
}

function renderRouter(url: string, routerContext: EntryContext) {
  return (
    <EntryModule.Provider value={routerContext.manifest.entry}>
      <ServerRouter context={routerContext} url={url} />
    </EntryModule.Provider>
  )
}

/** In development, React Router's own handler renders: its client router needs the data for hot reload. */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(await drainPage(request.url, routerContext), { status, headers })
}

function drainPage(url: string, routerContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(renderRouter(url, routerContext), {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: (error) => console.error(error),
    })
  })
}
