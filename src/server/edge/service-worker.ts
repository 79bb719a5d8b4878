import { cacheControl } from '#model/wiki/cache-control.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { cacheNames } from '#web/browser/page-cache/cache-names.ts'

/** What the worker may do: ask this wiki, and nothing else. A page's policy does not hold for it. */
const policy = "default-src 'none'; connect-src 'self'"

/** In place of the worker, where none is wanted: deletes what one before has kept, and goes. Pages that are open stay as they are. */
const killSwitchWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  ...${JSON.stringify(cacheNames)}.map((name) => caches.delete(name)),
  registration.unregister(),
])))
`

/** The worker that keeps pages for reading without a network, and which files it may keep; both made by scripts/build-worker.ts. */
export function serveServiceWorker(app: FastifyInstance, folder: string | undefined) {
  const worker = folder ? readFileSync(join(folder, 'service-worker.js'), 'utf8') : killSwitchWorker
  const files = folder ? readFileSync(join(folder, 'offline-files.json'), 'utf8') : '[]'
  app.get(offlinePaths.worker, { schema: { hide: true } }, (_request, reply) =>
    // Browsers look for another one with each page: what they have must not be old.
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': cacheControl.revalidate })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
  app.get(offlinePaths.files, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', cacheControl.revalidate).type('application/json; charset=utf-8').send(files),
  )
}
