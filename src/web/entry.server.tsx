import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { EntryModule } from './entry-module.ts'

/** The server fills these; it must use the very objects that are built into the pages. */
export { apiContext, originContext } from './context.ts'

/** A render that takes longer hangs on something; readers get the error page instead. */
const renderTimeout = 10_000

/** Renders a page whole: what is sent is kept as finished bytes, so nothing is gained by streaming it. */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <EntryModule.Provider value={routerContext.manifest.entry.module}>
        <ServerRouter context={withoutData(routerContext)} url={request.url} />
      </EntryModule.Provider>,
      {
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          pipe(body)
          headers.set('content-type', 'text/html; charset=utf-8')
          text(body).then((html) => resolve(new Response(html, { status, headers })), reject)
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, renderTimeout)
  })
}

/** Refusals with a status (not found, not ready) are answers, not failures: only the rest is logged. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !(typeof error === 'object' && error !== null && 'status' in error)) console.error(error)
}

/** The page's data is not sent along: no router in the browser would read it. While developing, one does. */
function withoutData(context: EntryContext): EntryContext {
  return import.meta.env.DEV ? context : ({ ...context, serverHandoffStream: undefined } as unknown as EntryContext)
}
