import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApiClient } from '#api-client/api-client.ts'
import { answerUnknown } from '#api/errors.ts'
import { isCall } from '#model/wiki/addresses/is-call.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { cacheControl } from '#model/http/cache-control.ts'
import type { createQueries } from '#queries/queries.ts'
import { serveServiceWorker } from './edge/service-worker.ts'
import { serveStaticFiles } from './edge/static-files.ts'
import { createItemTiles } from './pictures/item-tiles.ts'
import { createPreviewRenderer } from './previews/preview-renderer.ts'
import { createInsideCalls, type FindCall, type RenderCall } from './render/inside-calls.ts'
import { createPages } from './render/pages.ts'
import type { Settings } from './settings.ts'

type Options = {
  settings: Settings
  queries: ReturnType<typeof createQueries>
  render: RenderCall
  findCall: FindCall
  pages: Parameters<typeof createPages>[0]['build'] | undefined
  mode: 'production' | 'development'
  files: string[]
  worker: string | undefined
  log: Logger
  pageFailed: ((error: unknown) => void) | undefined
}

/** Adds the routes of pages, of their files and of the service worker, and the answer to every other address. */
export async function servePages(
  app: FastifyInstance,
  { settings, queries, render, findCall, pages, mode, files, worker, log, pageFailed }: Options,
) {
  const createTiles = (hasFile: (file: string) => boolean) =>
    createItemTiles({ contentFolder: settings.CONTENT_DIR, listItems: queries.items.listAllLinks, hasFile })
  if (files.length > 0) await serveStaticFiles(app, files, mode === 'development', createTiles)

  const offersOffline = settings.OFFLINE && worker !== undefined
  serveServiceWorker(app, offersOffline ? worker : undefined)

  const findTile = createTiles((file) => files.some((folder) => existsSync(join(folder, file))))
  const previewRenderer = createPreviewRenderer({
    folder: settings.PREVIEWS_DIR,
    pictures: files,
    findTile: (path) => findTile(path.slice(prefixes.assets.length)),
    log,
  })
  app.addHook('onClose', () => previewRenderer.stop())
  const renderPage =
    pages &&
    createPages({
      build: pages,
      api: createApiClient(createInsideCalls(render, findCall)),
      origin: settings.SITE_URL,
      offersOffline,
      mode,
      renderPreview: previewRenderer.renderPreview,
      findNow: queries.formerNames.findNow,
      log,
      pageFailed,
    })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (isCall(request.url)) return answerUnknown(request, reply.header('access-control-allow-origin', '*'))
    if (request.url.startsWith(prefixes.assets) || !renderPage) return reply.callNotFound()
    const { status, headers, body } = await renderPage(request.url)
    return reply.code(status).headers(headers).send(body)
  })
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request.url)) return answerUnknown(request, reply)
    return reply.code(404).header('cache-control', cacheControl.never).type('text/plain').send('There is no such file.')
  })
}
