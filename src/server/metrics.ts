import { operatorPaths } from '#model/wiki/addresses/document-paths.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnswerStore } from './edge/answer-store.ts'
import type { RenderQueue } from './edge/render-queue.ts'

/** Histogram buckets in seconds, from a cached answer to a client timeout. */
const buckets = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Called for each answer sent; `ms`: time since the request. */
export type Observe = (url: string, status: number, ms: number) => void

type Watched = { answers: AnswerStore; queue: RenderQueue; isContentRefused: () => boolean }

/** Metrics of this instance for Prometheus. Privacy: no client address, no typed text. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'wiki_answer_seconds',
    help: 'Time from the request to the end of its answer, by kind (page, call, file) and status; 499 when the client closed the connection before',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  })

  return {
    observe: ((url, status, ms) => durations.observe({ kind: toKind(url), status }, ms / 1000)) satisfies Observe,

    /** Adds gauges of the queue, the answers and the content. */
    watch({ answers, queue, isContentRefused }: Watched) {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read())
          },
        })
      gauge('wiki_queue_pending', 'Requests that wait for a renderer', () => queue.size().pending)
      gauge('wiki_queue_running', 'Answers that are being rendered', () => queue.size().running)
      gauge(
        'wiki_published_answers',
        'Answers of the current publication; 0 while each is rendered on request',
        () => answers.size().published,
      )
      gauge('wiki_rendered_answers', 'Answers in memory that were rendered on request', () => answers.size().rendered)
      gauge('wiki_rendered_bytes', 'Memory of those answers', () => answers.size().renderedBytes)
      // Former names, until the next release.
      gauge('wiki_line_waiting', 'Renamed: wiki_queue_pending', () => queue.size().pending)
      gauge('wiki_line_working', 'Renamed: wiki_queue_running', () => queue.size().running)
      gauge('wiki_cache_answers', 'Renamed: wiki_rendered_answers', () => answers.size().rendered)
      gauge('wiki_cache_bytes', 'Renamed: wiki_rendered_bytes', () => answers.size().renderedBytes)
      gauge('wiki_content_refused', '1 while invalid content files are rejected, else 0', () => (isContentRefused() ? 1 : 0))
      gauge('wiki_revision', 'Revision of the content that is served', () => answers.revision())
    },

    /** Serves `/metrics` on a separate port. Resolves with a function that stops it. */
    async listen(port: number, host: string) {
      const server = createServer((request, response) => {
        if (request.url !== operatorPaths.metrics) {
          response.writeHead(404).end()
          return
        }
        void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text))
      })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve)
      })
      return () => server.close()
    },
  }
}

function toKind(url: string): string {
  if (url.startsWith(prefixes.api)) return 'call'
  return url.startsWith(prefixes.assets) ? 'file' : 'page'
}
export type Metrics = ReturnType<typeof createMetrics>
