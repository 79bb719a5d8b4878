import { cacheControl } from '#model/http/cache-control.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { cacheNames } from '#web/browser/page-cache/cache-names.ts'

/** Content-Security-Policy of the worker: it may only fetch from this site. */
const policy = "default-src 'none'; connect-src 'self'"

/** Served instead of the worker when OFFLINE is off: deletes the caches and unregisters. Open pages stay open. */
const killSwitchWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(Promise.all([
  ...${JSON.stringify(cacheNames)}.map((name) => caches.delete(name)),
  registration.unregister(),
])))
`

/** Serves the service worker for offline reading and its list of files, both built by scripts/build-worker.ts. */
export function serveServiceWorker(app: FastifyInstance, folder: string | undefined) {
  const worker = folder ? readFileSync(join(folder, 'service-worker.js'), 'utf8') : killSwitchWorker
  const files = folder ? readFileSync(join(folder, 'offline-files.json'), 'utf8') : '[]'
  app.get(offlinePaths.worker, { schema: { hide: true } }, (_request, reply) =>
    // Browsers check for a new worker at each page load, so it is always revalidated.
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': cacheControl.revalidate })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
  app.get(offlinePaths.files, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', cacheControl.revalidate).type('application/json; charset=utf-8').send(files),
  )
}
