import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { keepParsedTexts } from '#content/read-once.ts'
import { openDatabase } from '#database/open-database.ts'
import { createContentSync } from './sync/content-sync.ts'
import { createApp } from './create-app.ts'
import { openLog } from './edge/request-id.ts'
import { endWithSentence } from './explain-failure.ts'
import { readSettings, type Settings } from './settings.ts'
import { tryToFill } from './sync/fill-from-folder.ts'

/** The wiki while someone works on it: pages are built as they are asked for, code and content reload when they change. */
async function develop(settings: Settings) {
  keepParsedTexts()
  const log = await openLog(settings.LOG_LEVEL)
  const database = await openDatabase(settings.DATABASE_URL)
  // In this process, whose code is warm: a process of its own takes twice as long, and nobody but the writer waits here.
  const content = createContentSync({ folder: settings.CONTENT_DIR, databaseUrl: settings.DATABASE_URL }, log, tryToFill)
  if (!(await content.sync())) console.error(content.lastProblem())

  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const buildPages = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const { app } = await createApp({
    settings,
    database,
    log,
    mode: 'development',
    pages: buildPages,
    pageFailed: (error) => showError(vite, error as Error),
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => showErrorsOf(buildPages, vite, next)(request, response)),
    files: ['public/assets', 'build/pictures'],
  })
  content.watch(() => showContent(vite, content.lastProblem()))
  await app.listen({ port: settings.PORT, host: settings.HOST })
  const { port } = app.server.address() as AddressInfo
  console.log(`\n  Developing on http://localhost:${port}\n`)
}

/** Open pages show what the content says now, or what is wrong with it. */
function showContent({ environments: { client } }: ViteDevServer, problem: string) {
  if (problem === '') client.hot.send('wiki:changed')
  else client.hot.send({ type: 'error', err: { message: problem, stack: '' } })
}

/** Over the page that is open, with file and line. */
function showError({ environments: { client } }: ViteDevServer, { message, stack = '' }: Error) {
  client.hot.send({ type: 'error', err: { message, stack } })
}

/** Where the code of the pages cannot be read, whoever asks for one sees why, with file and line; once it can be, the page comes by itself. */
function showErrorsOf(buildPages: () => Promise<unknown>, vite: ViteDevServer, next: RequestListener): RequestListener {
  async function answer(...[request, response]: Parameters<RequestListener>) {
    const asksForPage = request.headers.accept?.includes('text/html')
    const error = asksForPage ? await buildPages().then(toNothing, toError) : undefined
    if (!error) {
      next(request, response)
      return
    }
    vite.ssrFixStacktrace(error)
    vite.watcher.once('change', () => vite.environments.client.hot.send({ type: 'full-reload' }))
    const { message, stack = '', ...place } = error
    response
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(toErrorPage({ message, stack, ...place }))
  }
  return (request, response) => void answer(request, response)
}

const toNothing = () => undefined
const toError = (error: Error) => error

function toErrorPage(error: object): string {
  const told = JSON.stringify(error).replaceAll('<', '\\u003c')
  return `<!doctype html><title>An error in the code</title>
<script type="module">import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${told}))</script>`
}

let settings: Settings | undefined
try {
  settings = readSettings({ ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
  await develop(settings)
} catch (error) {
  endWithSentence(error as Error, settings)
}
