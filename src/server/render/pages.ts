import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import { cacheControl } from '#model/http/cache-control.ts'
import { retryAfter } from '#model/wiki/envelope.ts'
import type { Site } from '#model/wiki/site.ts'
import type * as PageContext from '#web/context.ts'
import { createSheetReader, gatherStyles, iconSizes, type ReadSheet } from './own-styles.ts'
import { entryOf } from './entry-module.ts'
import { shortenMarkup } from './shorten-markup.ts'
import { correctSections, findCleaned, findMoved } from './find-moved.ts'
import { renameParameters, type FindNow } from '../game/rename-parameters.ts'
import { createDocuments, type Document } from './documents.ts'
import type { Answer } from '#publish/answer.ts'
import { toContentPolicy } from '#server/edge/security.ts'

type Pages = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  api: ApiClient
  origin: string
  offersOffline: boolean
  mode: 'production' | 'development'
  renderPreview: PageContext.RenderPreview
  findNow: FindNow
  log: Logger
  pageFailed?: ((error: unknown) => void) | undefined
}

/** Creates the page renderer: cache key -> answer. */
export function createPages({ build, api, origin, offersOffline, mode, renderPreview, findNow, log, pageFailed }: Pages) {
  /** Logs an error, unless it is a thrown response with a status (not found, not ready). */
  function reportError(error: unknown) {
    if (typeof error === 'object' && error !== null && 'status' in error) return
    log.error({ err: error }, 'could not render a page')
    pageFailed?.(error)
  }
  const handle = createRequestHandler(
    typeof build === 'function' ? async () => withReport(await build(), reportError) : withReport(build, reportError),
    mode,
  )
  const readSheet = createSheetReader(typeof build === 'function' ? '' : build.assetsBuildDirectory)
  // In development the build changes, so React Router's own handler is used.
  const renderDocument = mode === 'production' && typeof build !== 'function' ? createDocuments(build, reportError) : () => undefined
  return renderPage

  async function renderPage(cacheKey: string): Promise<Answer> {
    const current = typeof build === 'function' ? await build() : build
    const { apiContext, originContext, offersOfflineContext, renderPreviewContext, headScript, mapScript } = entryOf(current)
    const spelled = correctSections(Object.values(current.routes), cacheKey)
    if (spelled !== cacheKey) {
      const answer = await renderPage(spelled)
      return answer.headers['location'] === undefined ? redirectTo(spelled) : answer
    }
    const renamed = await renameParameters(cacheKey, findNow)
    if (renamed !== undefined) return redirectTo(renamed)
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(originContext, origin)
    context.set(offersOfflineContext, offersOffline)
    context.set(renderPreviewContext, renderPreview)
    // Concatenated: resolved as a URL, "//evil.example/" would be another host.
    const request = new Request(`${origin}${cacheKey}`)
    const document = await renderDocument(request, context)
    const answer =
      document && 'texts' in document
        ? toAnswer(document, cacheKey, readSheet, [headScript, mapScript], await findSite(api), origin)
        : await toAnswerOf(document ?? (await handle(request, context)))
    const location = answer.headers['location']
    if (location !== undefined) return withNote(answer, location)
    if (answer.status === 404 && answer.headers['content-type']?.startsWith('text/html')) {
      const moved = (await findMoved(api, cacheKey)) ?? (await findCleaned(renderPage, cacheKey))
      if (moved !== undefined) return redirectTo(moved)
    }
    const { headers } = answer
    // Vite inserts scripts of its own.
    if (mode === 'development') headers['content-security-policy'] = "object-src 'none'"
    headers['cache-control'] ??= answer.status === 200 ? cacheControl.page : cacheControl.never
    // A page usually fails because its data is not available, which is temporary: 503. A 501 is permanent.
    if (answer.status < 500 || answer.status === 501) return answer
    headers['retry-after'] = retryAfter
    return { ...answer, status: 503 }
  }
}

const redirectTo = (location: string) => withNote({ status: 301, headers: { 'cache-control': cacheControl.page } }, location)

/** Redirect with a text body for clients that do not follow it. */
function withNote({ status, headers }: Pick<Answer, 'status' | 'headers'>, location: string): Answer {
  return {
    status,
    headers: { 'cache-control': cacheControl.never, ...headers, location, 'content-type': 'text/plain; charset=utf-8' },
    body: Buffer.from(`The page is at ${location}\n`),
  }
}

/** Reports errors of React Router's handler. */
function withReport(build: ServerBuild, report: (error: unknown) => void): ServerBuild {
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError: report } } }
}

function toAnswer(
  { status, texts, framing, isUncached }: Document,
  cacheKey: string,
  readSheet: ReadSheet,
  ownScripts: readonly string[],
  site: Site | undefined,
  origin: string,
): Answer {
  const { parts, sheet } = gatherStyles(texts, readSheet, iconSizes)
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(isUncached && { 'cache-control': cacheControl.never }),
      'content-security-policy': toContentPolicy(ownScripts, [sheet], site, framing, origin),
    },
    // A page with parameters is rendered while a reader waits.
    body: cacheKey.includes('?') ? toBytes(parts) : Buffer.from(shortenMarkup(parts.join(''))),
  }
}

const encoder = new TextEncoder()
const scratch = new Uint8Array(1_048_576)
const maxBytesPerUnit = 3

/** UTF-8 bytes. `Buffer.from` would need the joined text and measure it first; both take as long as encoding it. */
function toBytes(parts: string[]): Buffer {
  if (parts.reduce((length, part) => length + part.length, 0) * maxBytesPerUnit > scratch.length) return Buffer.from(parts.join(''))
  const length = parts.reduce((written, part) => written + encoder.encodeInto(part, scratch.subarray(written)).written, 0)
  return Buffer.copyBytesFrom(scratch, 0, length)
}

async function toAnswerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) }
}

/** Undefined where the call fails: then the page may embed nothing. */
async function findSite(api: ApiClient): Promise<Site | undefined> {
  return api.site().catch(() => undefined)
}
