import { cacheControl } from '#model/http/cache-control.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, type EnvironmentModuleNode } from 'vite'
import type * as DevelopedWiki from './developed-wiki.ts'
import { endWithSentence } from './explain-failure.ts'
import { isEverywhere } from './open-settings.ts'

const wikiFile = '/src/server/developed-wiki.ts'
/** Editors save a file in several writes. */
const debounceMs = 30

type Wiki = Awaited<ReturnType<typeof DevelopedWiki.openWiki>>

/**
 * The development server: Vite builds modules on request and replaces changed ones in the browser and on the server. Only a change of
 * this file needs a restart.
 */
async function develop() {
  let wiki: Wiki | undefined
  let fault: Error | undefined
  let renewing = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const server = createServer()
  const vite = await createVite({
    // Hot updates use the same port: Vite's own default port is taken when two development servers run.
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
    plugins: [
      {
        name: 'wiki-behind-the-pages',
        hotUpdate({ modules }) {
          if (this.environment.name !== 'ssr' || !(fault || isBehind(modules))) return
          clearTimeout(timer)
          timer = setTimeout(() => (renewing = renewing.then(renew)), debounceMs)
        },
      },
    ],
  })
  const { hot } = vite.environments.client
  const buildPages = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>

  /** Shows an error over the open pages, with file and line. */
  function showError({ message, stack = '', ...place }: Error) {
    hot.send({ type: 'error', err: { ...place, message, stack } })
  }
  /** Reloads open pages, or shows what is wrong with the content. */
  function refresh(problem = '') {
    if (problem === '') hot.send('wiki:changed')
    else showError({ name: '', message: problem })
  }

  const readCode = () => vite.ssrLoadModule(wikiFile) as Promise<typeof DevelopedWiki>

  /** Loads the server's code. Until that succeeds, errors go to the terminal and each change is a retry. */
  async function readFirstCode(): Promise<typeof DevelopedWiki> {
    for (;;) {
      const code = await readCode().catch((error: unknown) => console.error(error))
      if (code) return code
      await once(vite.watcher, 'change')
      await wait(debounceMs)
    }
  }

  const openWiki = (code: typeof DevelopedWiki): Promise<Wiki> =>
    code.openWiki({ pages: buildPages, pageFailed: (error) => showError(error as Error), contentRead: refresh })

  /** Replaces the wiki after a change of its code. If that fails, the old one goes on answering, and open pages show the error. */
  async function renew() {
    try {
      const before = wiki
      wiki = await openWiki(await readCode())
      fault = undefined
      refresh()
      await before?.close()
    } catch (error) {
      fault = error as Error
      vite.ssrFixStacktrace(fault)
      showError(fault)
    }
  }

  /** Answers a page with the error where code does not compile; that page reloads after the next change. */
  async function answer(request: IncomingMessage, response: ServerResponse) {
    await renewing
    const asksForPage = request.headers.accept?.includes('text/html')
    const error = asksForPage ? (fault ?? (await buildPages().then(toNothing, toError))) : undefined
    if (!error) {
      wiki?.handle(request, response)
      return
    }
    vite.ssrFixStacktrace(error)
    vite.watcher.once('change', () => hot.send({ type: 'full-reload' }))
    const { message, stack = '', ...place } = error
    response
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.never })
      .end(toErrorPage({ message, stack, ...place }))
  }

  wiki = await openWiki(await readFirstCode())
  const { PORT, HOST } = wiki.settings
  server.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)))
  await once(server.listen(PORT, HOST), 'listening')
  console.log(`\n  Developing on http://localhost:${(server.address() as AddressInfo).port}\n`)
  if (isEverywhere(HOST)) console.log('  Other machines can open it. To keep it on this machine, set HOST=127.0.0.1\n')
}

/** Whether one of the modules is part of the server behind the pages. */
function isBehind(modules: readonly EnvironmentModuleNode[], visited = new Set<EnvironmentModuleNode>()): boolean {
  return modules.some((module) => {
    if (visited.has(module)) return false
    visited.add(module)
    return module.url === wikiFile || isBehind([...module.importers], visited)
  })
}

const toNothing = () => undefined
const toError = (error: Error) => error

function toErrorPage(error: object): string {
  const json = JSON.stringify(error).replaceAll('<', '\\u003c')
  return `<!doctype html><title>An error in the code</title>
<script type="module">import { createHotContext, ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${json}))
createHotContext('/').on('wiki:changed', () => location.reload())</script>`
}

try {
  await develop()
} catch (error) {
  endWithSentence(error as Error, { HOST: process.env.HOST ?? '', METRICS_PORT: 0, DATABASE_URL: process.env.DATABASE_URL ?? '' })
}
