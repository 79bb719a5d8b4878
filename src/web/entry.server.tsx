import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { EntryModule } from './entry-module.ts'
import { shortenMarkup } from './shorten-markup.ts'
import { RequestId } from './features/layout/request-id.ts'

/** The server fills these; it must use the very objects that are built into the pages. */
export { apiContext, originContext, offersOfflineContext, renderPreviewContext } from './context.ts'
/** The only script that stands in the pages themselves: the server lets it run, and no other. */
export { headScript } from './head-script.ts'

/**
 * React has the pictures of a page asked for before its fonts and style sheets, which then wait for a free connection: on Slow 4G, a third of
 * a second until the first paint. Browsers find them by themselves soon enough; one that was given priority stays.
 */
const earlyPicture = /<link rel="preload" as="image" href="[^"]*"\/>/g

/** The whole page as text. Nothing in it waits for data, so nothing would be gained by streaming it. */
export function renderDocument(url: string, routerContext: EntryContext, requestId?: string): string {
  const page = shortenMarkup(renderToString(<RequestId.Provider value={requestId}>{toPage(url, routerContext)}</RequestId.Provider>))
  const body = page.indexOf('</head>')
  return `<!DOCTYPE html>${page.slice(0, body).replaceAll(earlyPicture, '')}${page.slice(body)}`
}

function toPage(url: string, routerContext: EntryContext) {
  return (
    <EntryModule.Provider value={routerContext.manifest.entry}>
      <ServerRouter context={routerContext} url={url} />
    </EntryModule.Provider>
  )
}

/** While developing, React Router's own handler renders: its router in the browser takes over changed code, and needs the data. */
export default async function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(await drainPage(request.url, routerContext), { status, headers })
}

function drainPage(url: string, routerContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(toPage(url, routerContext), {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: (error) => console.error(error),
    })
  })
}
